import { businessReply } from '../../src/contract/business';
import { categoriesReply } from '../../src/contract/category';
import { collectionReply } from '../../src/contract/collection';
import type { FirstReads } from '../../src/contract/firstReads';
import { readPage } from '../../src/contract/listStart';
import { productReply } from '../../src/contract/product';
import { homeMeta } from '../../src/domain/homeMeta';
import type { ListDescription } from '../../src/domain/listHead';
import { categoryHead, collectionHead, searchHead } from '../../src/domain/listHead';
import { listMeta } from '../../src/domain/listMeta';
import type { PageMeta } from '../../src/domain/pageTags';
import { titleOfPath } from '../../src/domain/pageTitles';
import { productMeta } from '../../src/domain/productMeta';
import { searchTerm } from '../../src/lib/searchTerm';
import type { ApiReply } from './fetchReplies';
import { readProducts, parseReplyData } from './readReply';

/** An opened address with the replies to its reads. */
export interface OpenedPage {
  address: URL;
  reads: FirstReads;
  replies: readonly ApiReply[];
  /** The shop's public address. */
  origin: string;
}

const treeOf = async ({ replies }: OpenedPage) =>
  (await parseReplyData(categoriesReply, replies, '/storefront/product_categories')) ?? [];

/** What stands above the list of each route. */
const LISTS: Record<string, (page: OpenedPage) => Promise<ListDescription & { q?: string | undefined }>> = {
  category: async (page) => categoryHead(page.reads.slug ?? '', await treeOf(page)),
  collection: async ({ reads: { calls, slug = '' }, replies }) => {
    const collection = await parseReplyData(collectionReply, replies, calls[1]);
    return collectionHead(slug, collection?.title);
  },
  search: ({ address }) => {
    const q = searchTerm(address.searchParams.get('q') ?? '') || undefined;
    return Promise.resolve({ ...searchHead(q), q });
  },
};

/** The page's metadata, as the page itself will set it, and the name of the shop. */
export const addressMeta = async (page: OpenedPage, pitch: string): Promise<{ meta?: PageMeta; shop: string }> => {
  const { address, reads, replies, origin } = page;
  const { route, calls } = reads;
  const business = await parseReplyData(businessReply, replies, '/business/get_details');
  const { name: shop = '', currency = '', features = [] } = business ?? {};
  if (route === 'home') return { meta: homeMeta(shop, pitch, origin), shop };
  if (route === 'product') {
    const product = await parseReplyData(productReply, replies, calls[0]);
    if (!product) return { shop };
    const hasReviews = features.includes('reviews');
    return { meta: productMeta(product, { currency, tree: await treeOf(page), origin, hasReviews }), shop };
  }
  const head = await LISTS[route]?.(page);
  if (head) {
    const list = await readProducts(replies, calls[0]);
    const paged = route === 'search' && head.q === undefined ? 1 : readPage(address.searchParams);
    return { meta: listMeta({ ...head, ...list, page: paged, currency, origin }), shop };
  }
  const title = titleOfPath(address.pathname);
  return title === undefined ? { shop } : { meta: { title }, shop };
};
