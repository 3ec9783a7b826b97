import type { SeedProduct, SeedVariant } from '../catalogue/types';
import type { Dice } from './dice';
import type { Options } from './options';
import { priceBefore } from './prices';

type Given = Pick<SeedProduct, 'id' | 'code' | 'isNew'> & {
  options: Options;
  /** Attributes that all variants share. */
  shared: Record<string, string>;
  /** Of the model's first variant, in cedis: the others cost as much more or less as the model's. */
  price: number;
};

/** The model's variants with these options, at another price and with another stock. */
export const generateVariants = (
  model: SeedProduct,
  { id, code, isNew, options, shared, price }: Given,
  dice: Dice,
): SeedVariant[] => {
  const { below, chance, rank } = dice;
  const was = chance(0.2) ? priceBefore(price, dice) : null;
  const usual = chance(0.12) ? 0 : 1 + below(12);
  const soldOut = chance(0.4) ? options.find((one) => one.name !== 'Color' && one.options.length > 1) : undefined;
  const chosen = model.variants.filter(({ attributes }) =>
    options.every((one) => one.options.includes(attributes[one.name] ?? '')),
  );
  const sold = rank(900) / chosen.length;
  const variants = chosen.map((variant, i) => {
    const share = variant.price / (model.variants[0]?.price ?? variant.price);
    const isOut = soldOut !== undefined && variant.attributes[soldOut.name] === soldOut.options.at(-1);
    return {
      ...variant,
      id: id * 100 + i + 1,
      sku: `${code}-${i + 1}`,
      price: Math.round(price * share) * 100,
      priceOld: was === null ? null : Math.round(was * share) * 100,
      available: isOut ? 0 : usual + below(usual * 3 + 1),
      sold: Math.round(sold * (0.5 + below(101) / 100)),
      isNew,
      attributes: { ...variant.attributes, ...shared },
    };
  });
  const shown = variants.find(({ available }) => available > 0) ?? variants[0];
  return variants.map((variant) => ({ ...variant, isDefault: variant === shown }));
};
