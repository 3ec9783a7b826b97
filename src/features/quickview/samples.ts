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

/** Shown for each field that the reply leaves out. */
export const SAMPLE_DESCRIPTION =
  'A piece to wear for years: well cut, easy to care for, and made to go with what you already have.';
export const SAMPLE_FACTS = {
  sku: 'N/A',
  categories: 'Casual & Urban Wear, Jackets, Men',
  tags: 'biker, black, bomber, leather',
} as const;
