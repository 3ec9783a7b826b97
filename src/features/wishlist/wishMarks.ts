import type { Product } from '../../contract/product';
import type { StoredWish } from '../../contract/stored';
import { listPrice } from '../../domain/price';
import { isInStock } from '../../domain/stock';
import { unbrokenPrice } from '../../lib/money';
import { wellFormed } from '../../lib/searchTerm';

/** The stored facts of a product. */
export const wishOf = (product: Product): StoredWish => ({
  id: product.id,
  title: wellFormed(product.title.slice(0, 200)),
  slug: product.slug,
  code: product.code,
  price: listPrice(product).price,
  inStock: isInStock(product),
});

/** Changes worth showing since the product was wished for, such as a lower price. */
export const wishMarks = (product: Product, seen: StoredWish | undefined, currency: string): string[] => {
  if (!seen) return [];
  const { price } = listPrice(product);
  const fell = price !== null && seen.price !== null && price < seen.price;
  return [
    ...(fell ? [`Price dropped from ${unbrokenPrice(seen.price, currency)}`] : []),
    ...(!seen.inStock && isInStock(product) ? ['Back in stock'] : []),
  ];
};

const sameNow = (before: StoredWish, { slug, code, inStock }: StoredWish): boolean =>
  before.inStock === inStock && before.slug === slug && before.code === code;

/** Wishes to store again: those not stored yet, or whose address or availability has changed. */
export const wishesToStore = (products: readonly Product[], seen: ReadonlyMap<string, StoredWish>): StoredWish[] =>
  products.flatMap((product) => {
    const now = wishOf(product);
    const before = seen.get(product.id);
    if (!before) return [now];
    const price = before.price ?? now.price;
    return sameNow(before, now) && price === before.price ? [] : [{ ...now, title: before.title, price }];
  });
