import type { Choice } from '../row';

const sizes = (...options: string[]): Choice => ({ name: 'Size', options });

export const womens = sizes('XS', 'S', 'M', 'L', 'XL');
export const mens = sizes('S', 'M', 'L', 'XL', 'XXL');
export const smallToXl = sizes('S', 'M', 'L', 'XL');
export const waists = sizes('30', '32', '34', '36', '38');
export const kids = sizes('2–3 y', '4–5 y', '6–7 y', '8–9 y');
export const ladiesShoes = sizes('37', '38', '39', '40', '41');
export const mensShoes = sizes('40', '41', '42', '43', '44', '45');
export const kidsShoes = sizes('28', '30', '32', '34');
