import * as v from 'valibot';
import { businessReply } from '../../src/contract/business';
import { categoriesReply } from '../../src/contract/category';
import { collectionReply } from '../../src/contract/collection';
import type { FirstReads } from '../../src/contract/firstReads';
import { productReply } from '../../src/contract/product';
import { SERVED, SERVED_OVER } from '../../src/contract/servedHead';
import { categoryTrail } from '../../src/domain/categories';
import { productWords } from '../../src/domain/productWords';
import { parseJson } from '../../src/lib/parseJson';
import { titleAt } from '../../src/lib/titleAt';
import { escapeMarkup } from '../../src/lib/escapeMarkup';
import type { ApiReply } from './fetchReplies';

interface Preview {
  title: string;
  description?: string;
  image?: string | null;
  type: 'website' | 'product';
}

const read = async <T>(
  schema: v.GenericSchema<unknown, { data: T }>,
  replies: readonly ApiReply[],
  call: string | undefined,
): Promise<T | undefined> => {
  const reply = replies.find((one) => one.call === call);
  const result = reply && v.safeParse(schema, parseJson(await reply.read()));
  return result?.success ? result.output.data : undefined;
};

/** The preview of the address, if its own replies contain it. */
const previewOf = async (
  { route, calls: [own, second] }: FirstReads,
  replies: readonly ApiReply[],
): Promise<Preview | undefined> => {
  if (route === 'product') {
    const product = await read(productReply, replies, own);
    return product ? { ...productWords(product), image: product.imgSrc, type: 'product' } : undefined;
  }
  if (route === 'category') {
    const tree = await read(categoriesReply, replies, '/storefront/product_categories');
    const category = categoryTrail(tree ?? [], own?.split('/').at(-1) ?? '').at(-1);
    return category && { title: category.name, image: category.imageUrl, type: 'website' };
  }
  if (route === 'collection') {
    const collection = await read(collectionReply, replies, second);
    return collection ? { title: collection.title, type: 'website' } : undefined;
  }
  return undefined;
};

const meta = (property: string, content: string): string =>
  `<meta ${SERVED} property="${property}" content="${escapeMarkup(content)}">`;

const description = /<meta name="?description"? content="([^"]*)"\s*\/?>/;

/** Adds the meta that messengers and search engines read without running the page. */
export const withPreview = async (
  html: string,
  reads: FirstReads,
  replies: readonly ApiReply[],
  origin: string,
): Promise<string> => {
  // The build writes the shop's pitch into every page.
  const pitch = description.exec(html)?.[1] ?? '';
  const preview: Preview | undefined =
    reads.route === 'home' ? { title: pitch, type: 'website' } : await previewOf(reads, replies);
  if (!preview) return html;
  const shop = (await read(businessReply, replies, '/business/get_details'))?.name ?? '';
  const title = titleAt(preview.title, shop);
  const tags = [meta('og:title', title), meta('og:type', preview.type)];
  if (shop !== '') tags.push(meta('og:site_name', shop));
  if (preview.description) tags.push(meta('og:description', preview.description));
  if (preview.image) tags.push(meta('og:image', new URL(preview.image, origin).href));
  // Replacement functions, because a '$' in a name would be special in a replacement string.
  const named = html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>${tags.join('')}`);
  return preview.description
    ? named.replace(
        description,
        (_whole, before: string) =>
          `<meta name="description" content="${escapeMarkup(preview.description ?? '')}" ${SERVED_OVER}="${before}">`,
      )
    : named;
};
