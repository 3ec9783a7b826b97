import { categoriesReply, type Category } from '../../../src/contract/category';
import { plainReply } from '../../../src/contract/envelope';
import { type Product, productReply } from '../../../src/contract/product';
import { variantReply } from '../../../src/contract/variant';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { reportsMissing, refuses } from '../refusals';
import { answers } from '../replies';
import { brokenUnless } from '../verdict';
import { unknownId } from './goods';
import { searchChecks } from './search';

const PRODUCT = 'GET /storefront/products/{slug}/{code}';
const VARIANT = 'GET /storefront/product-variant/{id}';
const COLLECTION = 'GET /storefront/filter_sections/{slug}';
const OF_COLLECTION = 'GET /storefront/filter_sections/products/{slug}';
const TREE = 'GET /storefront/product_categories';
const OF_CATEGORY = 'GET /storefront/category_products/{slug}';

/** A name that no shop has; its non-ASCII characters are sent percent-encoded. */
const NOBODY = 'no such thing ä';
const UNKNOWN = 'reports an unknown item as missing';

const oneProduct = async (kit: Kit, { id, slug, code }: Product): Promise<void> => {
  const seen = await kit.ask(PRODUCT, { params: { slug, code } });
  const product = readAs(productReply, seen)?.data;
  kit.say(PRODUCT, AS_WRITTEN, seen, answers(PRODUCT, seen));
  kit.say(PRODUCT, 'is the product of the address', seen, [
    ...brokenUnless(
      product?.id === id && product.slug === slug && product.code === code,
      'the reply has another product',
    ),
  ]);
  const byId = await kit.ask(PRODUCT, { params: { slug, code }, query: { id } });
  kit.say(PRODUCT, 'accepts the id of a link', byId, answers(PRODUCT, byId));
  const missing = await kit.ask(PRODUCT, { params: { slug: NOBODY, code: NOBODY } });
  kit.say(PRODUCT, UNKNOWN, missing, reportsMissing(missing));
  const [first] = product?.variants ?? [];
  if (!first) return;
  const one = await kit.ask(VARIANT, { params: { id: first.id } });
  const variant = readAs(variantReply, one)?.data;
  kit.say(VARIANT, AS_WRITTEN, one, answers(VARIANT, one));
  kit.say(VARIANT, 'is the variant of the product, at the same price', one, [
    ...brokenUnless(variant?.id === first.id && variant.price === first.price, 'the id or the price differs'),
    ...brokenUnless(variant?.product?.id === id, 'product is missing or differs'),
  ]);
};

const collections = async (kit: Kit, slug: string): Promise<void> => {
  for (const call of [COLLECTION, OF_COLLECTION]) {
    const seen = await kit.ask(call, { params: { slug } });
    kit.say(call, AS_WRITTEN, seen, answers(call, seen));
    const missing = await kit.ask(call, { params: { slug: NOBODY } });
    kit.say(call, UNKNOWN, missing, reportsMissing(missing, { orEmpty: call === OF_COLLECTION }));
  }
};

const slugsOf = (tree: readonly Category[]): string[] =>
  tree.flatMap(({ slug, children }) => [slug, ...slugsOf(children)]);

const categories = async (kit: Kit): Promise<void> => {
  const seen = await kit.ask(TREE);
  kit.say(TREE, AS_WRITTEN, seen, answers(TREE, seen));
  const slugs = slugsOf(readAs(categoriesReply, seen)?.data ?? []);
  const [slug] = slugs;
  if (slug !== undefined) {
    const products = await kit.ask(OF_CATEGORY, { params: { slug } });
    kit.say(OF_CATEGORY, AS_WRITTEN, products, answers(OF_CATEGORY, products));
  }
  const missing = await kit.ask(OF_CATEGORY, { params: { slug: NOBODY } });
  kit.say(OF_CATEGORY, UNKNOWN, missing, reportsMissing(missing));
};

/** All checks that need no customer; returns the products. */
export const catalogueChecks = async (kit: Kit): Promise<Product[]> => {
  const products = await searchChecks(kit);
  const [first] = products;
  if (first) await oneProduct(kit, first);
  const missing = await kit.ask(VARIANT, { params: { id: unknownId(first?.variants[0]?.id) } });
  kit.say(VARIANT, UNKNOWN, missing, reportsMissing(missing));
  await collections(kit, products.flatMap(({ filterSection }) => filterSection)[0]?.slug ?? 'best-sellers');
  await categories(kit);
  const link = await kit.ask('GET /auth/verify', { query: { expires: '1', hash: 'x', id: 'x', signature: 'x' } });
  kit.say('GET /auth/verify', 'refuses a forged link', link, [
    ...refuses(link),
    ...brokenUnless(readAs(plainReply, link)?.status !== 2, 'status 2 says that the address was confirmed'),
  ]);
  return products;
};
