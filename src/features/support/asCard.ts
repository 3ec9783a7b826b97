import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { isStartOf } from '../../domain/price';
import { stockOf } from '../../domain/stock';
import { isRecord } from '../../lib/isRecord';

const only = (fields: readonly string[], item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in item).map((field) => [field, item[field]]));

const ON_CARD =
  `id title slug code hasVariant brand category filterSection price priceOld discount imgSrc secondImage isNew
  isSale publishedAt available stockStatus swatches`.split(/\s+/);
const ON_CARD_OF_VARIANT = ['id', 'price', 'priceOld', 'available', 'isDefault'];
const NOT_ON_CARD = { photos: [], attributes: [], colors: [], tags: [] };

/** The first variant stands for the stock of all of them; a dearer one beside it says that prices only start there. */
const variantsOfCard = (item: Record<string, unknown>): unknown[] => {
  const variants = (Array.isArray(item.variants) ? (item.variants as unknown[]) : []).filter(isRecord);
  const [first] = variants;
  if (!first) return [];
  const { price } = item as Pick<Product, 'price'>;
  const prices = variants.map((variant) => (variant as Pick<Variant, 'price'>).price);
  const dearer = isStartOf(price, prices)
    ? variants.find((variant) => Number(variant.price) > Number(price))
    : undefined;
  const bare = { attributes: [], image: null };
  return [
    {
      ...only(ON_CARD_OF_VARIANT, first),
      ...(dearer && { price }),
      available: stockOf(item as unknown as Product),
      ...bare,
    },
    ...(dearer ? [{ ...only(ON_CARD_OF_VARIANT, dearer), available: 0, ...bare }] : []),
  ];
};

/** As much of a product as its card shows. */
export const asCard = (item: unknown): unknown =>
  isRecord(item) ? { ...only(ON_CARD, item), ...NOT_ON_CARD, variants: variantsOfCard(item) } : item;
