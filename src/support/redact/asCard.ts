import { CARD_FIELDS, CARD_VARIANT_FIELDS } from '../../contract/cardFields';
import { modelName } from '../../contract/plainReaders';
import type { Product } from '../../contract/product';
import { isStartPrice, listPrice } from '../../domain/price';
import { stockOf } from '../../domain/stock';
import { isRecord } from '../../lib/json';

const only = (fields: readonly string[], item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in item).map((field) => [field, item[field]]));

const namesOf = (fields: object) => Object.keys(fields).map(modelName);
/** Besides the card's own fields, what its button, its second picture and the filters of a list use. */
const ON_CARD = [
  ...namesOf(CARD_FIELDS),
  ...['brand', 'filterSection', 'secondImage', 'isSale', 'available', 'stockStatus', 'swatches'],
];
const ON_CARD_OF_VARIANT = [...namesOf(CARD_VARIANT_FIELDS), 'id', 'available', 'isDefault'];
const NOT_ON_CARD = { photos: [], attributes: [], colors: [], tags: [] };

/** One variant with the list price and the total stock; a second, dearer one makes the card show a "from" price. */
const variantsOfCard = (item: Record<string, unknown>): unknown[] => {
  const variants = (Array.isArray(item.variants) ? (item.variants as unknown[]) : []).filter(isRecord);
  const [first] = variants;
  if (!first) return [];
  const { price, highest } = listPrice({ ...item, variants } as unknown as Product);
  const priced = item.hasVariant === true ? variants.find((variant) => variant.price === price) : undefined;
  const dearer = isStartPrice({ price, highest }) ? variants.find((variant) => variant.price === highest) : undefined;
  const bare = { attributes: [], image: null };
  return [
    { ...only(ON_CARD_OF_VARIANT, priced ?? first), available: stockOf(item as unknown as Product), ...bare },
    ...(dearer ? [{ ...only(ON_CARD_OF_VARIANT, dearer), available: 0, ...bare }] : []),
  ];
};

/** Reduces a product to the fields that its card shows. */
export const asCard = (item: unknown): unknown =>
  isRecord(item) ? { ...only(ON_CARD, item), ...NOT_ON_CARD, variants: variantsOfCard(item) } : item;
