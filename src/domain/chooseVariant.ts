import type { NameValue } from '../contract/attributes';
import type { Variant } from '../contract/variant';

type Choosable = Pick<Variant, 'attributes' | 'price' | 'isDefault'>;

const has = ({ attributes }: Choosable, { name, value }: NameValue): boolean =>
  attributes.some((attribute) => attribute.name === name && attribute.value === value);

/** The first of those that cost least; what has no readable price comes last. */
const cheapest = <V extends Choosable>(variants: readonly V[]): V | null =>
  variants.reduce<V | null>(
    (best, one) => (best === null || (one.price ?? Infinity) < (best.price ?? Infinity) ? one : best),
    null,
  );

/** What is selected before the shopper has chosen anything. */
export const defaultVariant = <V extends Choosable>(variants: readonly V[]): V | null =>
  variants.find(({ isDefault }) => isDefault) ?? cheapest(variants);

const selectionWith = (current: Choosable | null, option: NameValue): NameValue[] => [
  ...(current?.attributes ?? []).filter(({ name }) => name !== option.name),
  option,
];

/** The variant that has this option and everything else that is selected, if there is one. */
export const matchingVariant = <V extends Choosable>(
  variants: readonly V[],
  current: Choosable | null,
  option: NameValue,
): V | null => {
  const selection = selectionWith(current, option);
  return variants.find((variant) => selection.every((selected) => has(variant, selected))) ?? null;
};

/** What choosing an option selects: a match, else the cheapest that has the option, else nothing new. */
export const chooseVariant = <V extends Choosable>(
  variants: readonly V[],
  current: V | null,
  option: NameValue,
): V | null =>
  matchingVariant(variants, current, option) ?? cheapest(variants.filter((variant) => has(variant, option))) ?? current;
