/** The fields of a product that its card and "Add To Cart" need. */
const FIELDS = [
  'id',
  'title',
  'slug',
  'code',
  'brand',
  'has_variant',
  'category',
  'imgSrc',
  'imgSrc2',
  'altText',
  'price',
  'priceOld',
  'discount',
  'isNew',
  'isSale',
  'featured',
  'pre_order',
  'badge',
  'stock_status',
  'published_at',
  'available',
  'stars',
  'rating',
  'reviews',
  'swatches',
] as const;
const VARIANT_FIELDS = ['variant_id', 'price', 'priceOld', 'available', 'is_default', 'attributes', 'image'] as const;

type Wire = Record<string, unknown>;

/** What a reader assumes for a missing field needs no bytes. */
const isUsual = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

const pick = (wire: Wire, names: readonly string[]): Wire =>
  Object.fromEntries(names.filter((name) => !isUsual(wire[name])).map((name) => [name, wire[name]]));

/** Nothing is free or sold out only because its field is missing. */
const amounts = ({ price, available }: Wire): Wire => ({ price, available });

/** The most bytes of an item's JSON: a page of 60 is read on slow phones. */
const MOST_BYTES = 1500;

const bytesOf = (wire: Wire): number => Buffer.byteLength(JSON.stringify(wire));

/**
 * The variants that make the price, the one that is added to the cart and the one with the most in stock, so that no
 * product looks scarce that is not; then as many others as fit, in their order.
 */
const fitting = (variants: readonly Wire[], bytes: number): Wire[] => {
  const byPrice = [...variants].sort((a, b) => Number(a.price) - Number(b.price));
  const byStock = [...variants].sort((a, b) => Number(b.available) - Number(a.available));
  const needed = [variants.find(({ is_default }) => is_default === 1), byPrice[0], byPrice.at(-1), byStock[0]];
  const kept = new Set(needed);
  let left = bytes - [...kept].reduce((sum, variant) => sum + (variant ? bytesOf(variant) + 1 : 0), 0);
  for (const variant of variants.filter((one) => !kept.has(one))) {
    left -= bytesOf(variant) + 1;
    if (left < 0) break;
    kept.add(variant);
  }
  return variants.filter((variant) => kept.has(variant));
};

export const listItem = (wire: Wire & { variants: Wire[] }): Wire => {
  const card = { ...pick(wire, FIELDS), ...amounts(wire) };
  const variants = wire.variants.map((variant) => ({
    ...pick(variant, VARIANT_FIELDS),
    ...amounts(variant),
    // The picture of the product stands for its variants too.
    ...(variant.image === wire.imgSrc && { image: undefined }),
  }));
  return { ...card, variants: fitting(variants, MOST_BYTES - bytesOf({ ...card, variants: [] })) };
};
