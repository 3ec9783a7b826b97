import { type Product, productsReply } from '../../../src/contract/product';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { answers } from '../replies';
import { brokenUnless } from '../verdict';

const SEARCH = 'GET /storefront/products/search';

/** Searches for all products, for one of them and for none; returns all products. */
export const searchChecks = async (kit: Kit): Promise<Product[]> => {
  const all = await kit.ask(SEARCH);
  const products = readAs(productsReply, all)?.data ?? [];
  kit.say(SEARCH, AS_WRITTEN, all, answers(SEARCH, all));
  const [first] = products;
  if (!first) return [];
  const priceless = products.filter(({ price, variants }) => price === null && !variants.some((each) => each.price));
  kit.say(SEARCH, 'has a price for each product', all, [
    ...brokenUnless(
      priceless.length === 0,
      `${priceless.length} products have no price, the first is ${priceless[0]?.code ?? ''}`,
    ),
  ]);
  const found = await kit.ask(SEARCH, { query: { q: first.title } });
  const isFound = readAs(productsReply, found)?.data.some(({ id }) => id === first.id) ?? false;
  kit.say(SEARCH, 'finds a product by its title', found, [
    ...answers(SEARCH, found),
    ...brokenUnless(isFound, `'${first.title}' is not found`),
  ]);
  const none = await kit.ask(SEARCH, { query: { q: 'zzqx 0 no shop sells this' } });
  const left = readAs(productsReply, none)?.data.length ?? 0;
  kit.say(SEARCH, 'finds nothing for an unknown query', none, [
    ...answers(SEARCH, none),
    ...brokenUnless(left === 0, `${left} products for a query that no product matches`),
  ]);
  return products;
};
