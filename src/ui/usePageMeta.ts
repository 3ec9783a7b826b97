import { useContext, useEffect } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { SERVED, SERVED_OVER } from '../contract/servedHead';
import { titleAt } from '../lib/titleAt';
import { dataScript } from './dataScript';
import { SiteName } from './siteName';

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

export const absolute = (address: string): string => new URL(address, window.location.origin).href;

const tag = (name: string, attributes: Record<string, string>): HTMLElement => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const tagsOf = (meta: PageMeta, title: string, site: string): HTMLElement[] => {
  const address = meta.canonical === undefined ? undefined : absolute(meta.canonical);
  const graph: Record<string, string | null | undefined> = {
    'og:title': title,
    'og:description': meta.description,
    'og:type': meta.type ?? 'website',
    'og:url': address,
    'og:image': meta.image && absolute(meta.image),
    'og:site_name': site,
  };
  return [
    ...Object.entries(graph).flatMap(([property, content]) => (content ? [tag('meta', { property, content })] : [])),
    ...(meta.keywords ? [tag('meta', { name: 'keywords', content: meta.keywords })] : []),
    ...(meta.unlisted ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(address === undefined ? [] : [tag('link', { rel: 'canonical', href: address })]),
    ...(meta.structured ?? []).map(dataScript),
  ];
};

/** Removes the meta that the server rendered for the opened address, before the page sets its own. */
const forgetServed = (): void => {
  for (const element of document.head.querySelectorAll(`[${SERVED}]`)) element.remove();
};

/** Sets the page's description in the element from index.html; the returned function restores it. */
const describe = (text: string | undefined): (() => void) => {
  const element = document.head.querySelector('meta[name=description]');
  const before = element?.getAttribute(SERVED_OVER) ?? element?.getAttribute('content');
  if (!element || !text) return () => undefined;
  element.setAttribute('content', text);
  return () => {
    element.setAttribute('content', before ?? '');
  };
};

/**
 * Sets the tab's title and the meta for search engines and messengers while the page is shown. The meta is compared by
 * its text, so it may be a new object at every render.
 */
export const usePageMeta = (meta: PageMeta): void => {
  const site = useContext(SiteName);
  const text = JSON.stringify(meta);
  useEffect(() => {
    const told = JSON.parse(text) as PageMeta;
    const title = titleAt(told.title, site);
    document.title = title;
    forgetServed();
    const restore = describe(told.description);
    const tags = tagsOf(told, title, site);
    document.head.append(...tags);
    return () => {
      restore();
      for (const element of tags) element.remove();
    };
  }, [text, site]);
};
