import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { isSoldOut, variantStock } from '../../domain/stock';
import { chooseVariant, matchingVariant } from '../../domain/chooseVariant';

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

/** Names and options in the order of the product, followed by those that only its variants name. */
const namesOf = ({ attributes, variants }: Pick<Product, 'attributes' | 'variants'>): Map<string, Set<string>> => {
  const names = new Map<string, Set<string>>();
  const add = (name: string, value?: string) => {
    const values = names.get(name) ?? new Set();
    if (value !== undefined) values.add(value);
    names.set(name, values);
  };
  for (const { name, options } of attributes) {
    add(name);
    for (const option of options) add(name, option.name);
  }
  for (const variant of variants) for (const { name, value } of variant.attributes) add(name, value);
  return names;
};

const stateOf = (product: Product, current: Variant | null, name: string, value: string): Option['state'] => {
  const match = matchingVariant(product.variants, current, { name, value });
  if (match) return isSoldOut(variantStock(product, match)) ? 'soldOut' : 'available';
  const other = chooseVariant(product.variants, null, { name, value });
  return other ? 'other' : 'none';
};

/** All options of the product, with the state of each relative to the current variant. */
export const optionsOf = (product: Product, current: Variant | null): OptionGroup[] =>
  [...namesOf(product)]
    .filter(([, values]) => values.size > 0)
    .map(([name, values]) => {
      const selected = current?.attributes.find((attribute) => attribute.name === name)?.value ?? null;
      return {
        name,
        selected,
        options: [...values].map((value) => ({
          value,
          isSelected: value === selected,
          state: stateOf(product, current, name, value),
        })),
      };
    });

/** A message for a choice whose outcome may surprise the shopper, such as another option that changed. */
export const choiceNote = (before: Variant | null, after: Variant | null, name: string, value: string): string => {
  if (after?.attributes.some((attribute) => attribute.name === name && attribute.value === value) !== true) {
    return `${value} is not available`;
  }
  const others = after.attributes.filter((attribute) => attribute.name !== name);
  const wasAt = (attribute: string) => before?.attributes.find((one) => one.name === attribute)?.value;
  const changed = others.filter((attribute) => {
    const was = wasAt(attribute.name);
    return was !== undefined && was !== attribute.value;
  });
  if (changed.length === 0) return '';
  const previous = changed.map((attribute) => wasAt(attribute.name)).join(', ');
  return `${value} is not available in ${previous}: now showing ${changed.map((attribute) => attribute.value).join(', ')}`;
};
