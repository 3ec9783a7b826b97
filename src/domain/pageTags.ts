import type { Thing, WithContext } from 'schema-dts';

export interface PageMeta {
  title: string;
  description?: string | undefined;
  keywords?: string | undefined;
  /** The page's canonical path, without parameters that only this visit needs. */
  canonical?: string | undefined;
  /** Address of a picture. */
  image?: string | null | undefined;
  /** The Open Graph type: 'website', 'product' … */
  type?: string | undefined;
  /** Excludes the page from search engines, because visitors can create any number of such addresses. */
  unlisted?: boolean | undefined;
  structured?: readonly WithContext<Thing>[] | undefined;
}

/** An element of the page's head. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** The shop's own picture, in public/. */
const SHOP_PICTURE = '/preview.png';

/** Messengers show no SVG. */
const isRaster = (address: URL): boolean => /\.(png|jpe?g|webp)$/i.test(address.pathname);

/** The picture that link previews show. */
const previewPicture = (image: string | null | undefined, origin: string): string => {
  const address = new URL(image ?? SHOP_PICTURE, origin);
  return (isRaster(address) ? address : new URL(SHOP_PICTURE, origin)).href;
};

/** The tags for search engines and messengers, except title, description and structured data. */
export const pageTags = (meta: PageMeta, title: string, site: string, origin: string): HeadTag[] => {
  const address = meta.canonical === undefined ? undefined : new URL(meta.canonical, origin).href;
  const graph = {
    'og:title': title,
    'og:description': meta.description,
    'og:type': meta.type ?? 'website',
    'og:url': address,
    'og:image': previewPicture(meta.image, origin),
    'og:site_name': site,
  };
  const named = {
    'twitter:card': 'summary_large_image',
    keywords: meta.keywords,
    robots: meta.unlisted ? 'noindex' : undefined,
  };
  const metaTags = (key: string, contents: Record<string, string | undefined>): HeadTag[] =>
    Object.entries(contents).flatMap(([name, content]) =>
      content ? [{ name: 'meta', attributes: { [key]: name, content } }] : [],
    );
  return [
    ...metaTags('property', graph),
    ...metaTags('name', named),
    ...(address === undefined ? [] : [{ name: 'link' as const, attributes: { rel: 'canonical', href: address } }]),
  ];
};

/** Marks the tags that a server has put into the head for link previews; the page replaces them once it runs. */
export const SERVED = 'data-served';
/** The description before the server's change. */
export const SERVED_OVER = 'data-served-over';

/** A page's title with the shop's name, as the tab and link previews show it. */
export const titleAt = (title: string, shop: string): string =>
  shop === '' || title.includes(shop) ? title : `${title} – ${shop}`;
