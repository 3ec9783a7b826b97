/** Shown for clothing when the API lists no options. */
export const SIZES = [
  { value: 'XS', name: 'Extra Small' },
  { value: 'S', name: 'Small' },
  { value: 'M', name: 'Middle' },
  { value: 'L', name: 'Large' },
  { value: 'XL', name: 'Extra Large' },
] as const;
export const FIRST_SIZE = 'S';

export const COLOURS = [
  { value: 'Black', name: 'Black' },
  { value: 'Red', name: 'Red' },
  { value: 'Grey', name: 'Grey' },
] as const;
export const FIRST_COLOUR = 'Red';

/** The same text for every product. */
export const DESCRIPTION =
  'A piece to wear for years: well cut, easy to care for, and made to go with what you already have.';

export const META = [
  { name: 'SKU', value: 'N/A' },
  { name: 'Categories', value: 'Casual & Urban Wear, Jackets, Men' },
  { name: 'Tags', value: 'biker, black, bomber, leather' },
] as const;
