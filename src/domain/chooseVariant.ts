import type { NameValue } from '../contract/attributes';
import type { Variant } from '../contract/variant';
import { isSameWord } from '../lib/fold';

type Choosable = Pick<Variant, 'attributes' | 'price' | 'isDefault'>;

export const hasOption = ({ attributes }: Choosable, { name, value }: NameValue): boolean =>
  attributes.some((attribute) => isSameWord(attribute.name, name) && isSameWord(attribute.value, value));

/** The first variant with the lowest price; variants without a readable price come last. */
const cheapest = <V extends Choosable>(variants: readonly V[]): V | null =>
  variants.reduce<V | null>(
    (best, one) => (best === null || (one.price ?? Infinity) < (best.price ?? Infinity) ? one : best),
    null,
  );

/** The variant that is selected before the shopper chooses an option. */
export const defaultVariant = <V extends Choosable>(variants: readonly V[]): V | null =>
  variants.find(({ isDefault }) => isDefault) ?? cheapest(variants);

const selectionWith = (current: Choosable | null, option: NameValue): NameValue[] => [
  ...(current?.attributes ?? []).filter(({ name }) => !isSameWord(name, option.name)),
  option,
];

/** The variant with this option and all other selected options; null when there is none. */
export const matchingVariant = <V extends Choosable>(
  variants: readonly V[],
  current: Choosable | null,
  option: NameValue,
): V | null => {
  const selection = selectionWith(current, option);
  return variants.find((variant) => selection.every((selected) => hasOption(variant, selected))) ?? null;
};

/** The variant to select for an option: a match, else the cheapest one with the option, else the current one. */
export const chooseVariant = <V extends Choosable>(
  variants: readonly V[],
  current: V | null,
  option: NameValue,
): V | null =>
  matchingVariant(variants, current, option) ??
  cheapest(variants.filter((variant) => hasOption(variant, option))) ??
  current;
