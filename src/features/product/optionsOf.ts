import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { isSoldOut, variantStock } from '../../domain/stock';
import { chooseVariant, hasOption, matchingVariant } from '../../domain/chooseVariant';
import { fold, isSameWord } from '../../lib/fold';

export interface Option {
  value: string;
  isSelected: boolean;
  /** 'other': exists only with other options than those selected; 'none': no variant has it. */
  state: 'available' | 'soldOut' | 'other' | 'none';
}

export interface OptionGroup {
  name: string;
  selected: string | null;
  options: Option[];
}

interface NamedOptions {
  name: string;
  values: string[];
}

/**
 * Names and options in the order of the product, followed by those that only its variants name. Back ends may spell
 * them differently in both places, so the first spelling is shown.
 */
const namesOf = ({ attributes, variants }: Pick<Product, 'attributes' | 'variants'>): NamedOptions[] => {
  const names = new Map<string, NamedOptions>();
  const add = (name: string, value: string) => {
    const known = names.get(fold(name)) ?? { name, values: [] };
    names.set(fold(name), known);
    if (!known.values.some((other) => isSameWord(other, value))) known.values.push(value);
  };
  for (const { name, options } of attributes) for (const option of options) add(name, option.name);
  for (const variant of variants) for (const { name, value } of variant.attributes) add(name, value);
  return [...names.values()];
};

const stateOf = (product: Product, current: Variant | null, name: string, value: string): Option['state'] => {
  const match = matchingVariant(product.variants, current, { name, value });
  if (match) return isSoldOut(variantStock(product, match)) ? 'soldOut' : 'available';
  const other = chooseVariant(product.variants, null, { name, value });
  return other ? 'other' : 'none';
};

/** All options of the product, with the state of each relative to the current variant. */
export const optionsOf = (product: Product, current: Variant | null): OptionGroup[] =>
  namesOf(product).map(({ name, values }) => {
    const chosen = current?.attributes.find((attribute) => isSameWord(attribute.name, name))?.value;
    const selected = chosen === undefined ? null : (values.find((value) => isSameWord(value, chosen)) ?? null);
    return {
      name,
      selected,
      options: values.map((value) => ({
        value,
        isSelected: value === selected,
        state: stateOf(product, current, name, value),
      })),
    };
  });

/** A message for a choice whose outcome may surprise the shopper, such as another option that changed. */
export const choiceNote = (before: Variant | null, after: Variant | null, name: string, value: string): string => {
  if (!after || !hasOption(after, { name, value })) return `${value} is not available`;
  const others = after.attributes.filter((attribute) => !isSameWord(attribute.name, name));
  const wasAt = (attribute: string) => before?.attributes.find((one) => isSameWord(one.name, attribute))?.value;
  const changed = others.filter((attribute) => {
    const was = wasAt(attribute.name);
    return was !== undefined && was !== attribute.value;
  });
  if (changed.length === 0) return '';
  const previous = changed.map((attribute) => wasAt(attribute.name)).join(', ');
  return `${value} is not available in ${previous}: now showing ${changed.map((attribute) => attribute.value).join(', ')}`;
};
