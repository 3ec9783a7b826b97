import { type Product, productReply } from '../../../src/contract/product';
import { type Kit, readAs } from '../kit';
import { brokenUnless } from '../verdict';
import { likeWholeFindings } from './listItems';
import { LIST, type Page, readPage } from './listReads';

const search = (kit: Kit, q: string): Promise<Page> =>
  readPage(kit, [
    ['q', q],
    ['per_page', '60'],
  ]);

/** A word with two of its letters exchanged. */
const misspell = (word: string): string => word.replace(/^(.)(.)(.)/, '$1$3$2');

/** A code and a SKU of a product find it before all others. */
const exactChecks = async (kit: Kit, item: Product): Promise<void> => {
  const isFirst = ({ list }: Page): boolean => list?.items[0]?.id === item.id;
  const byCode = await search(kit, item.code.toLowerCase());
  kit.say(LIST, 'finds a code before all others', byCode.seen, [
    ...brokenUnless(isFirst(byCode), `'${item.code}' is not first`),
  ]);
  const { slug, code } = item;
  const seen = await kit.ask('GET /storefront/products/{slug}/{code}', { params: { slug, code }, token: null });
  const whole = readAs(productReply, seen)?.data;
  if (!whole) return;
  kit.say(
    LIST,
    'shows the prices, the stock and the default variant of the product',
    seen,
    likeWholeFindings(item, whole),
  );
  const sku = whole.variants.find((variant) => variant.sku !== '')?.sku;
  if (sku === undefined) return;
  const bySku = await search(kit, sku);
  kit.say(LIST, 'finds a SKU before all others', bySku.seen, brokenUnless(isFirst(bySku), `'${sku}' is not first`));
};

/** Searches for a product with its title, misspelt, its code and its SKU. */
export const listSearchChecks = async (kit: Kit, items: readonly Product[]): Promise<void> => {
  const [item] = [...items].sort((one, other) => other.title.length - one.title.length);
  if (!item) return;
  const found = await search(kit, item.title);
  const isFound = found.list?.items.some(({ id }) => id === item.id) ?? false;
  kit.say(LIST, 'finds a product by its title', found.seen, brokenUnless(isFound, `'${item.title}' is not found`));
  const [word = item.title] = (item.title.match(/\p{L}+/gu) ?? []).sort((one, other) => other.length - one.length);
  const wrong = await search(kit, misspell(word));
  const meant = wrong.list?.didYouMean ?? '';
  const right = meant === '' ? null : await search(kit, meant);
  const [few, many] = [wrong.list?.total ?? 0, right?.list?.total ?? 0];
  kit.say(LIST, 'names only a spelling that finds more', wrong.seen, [
    ...brokenUnless(right === null || many > few, `'${meant}' finds ${many} products, and the query ${few}`),
  ]);
  await exactChecks(kit, item);
};
