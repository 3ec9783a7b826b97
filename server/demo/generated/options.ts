import type { SeedProduct } from '../catalogue/types';
import type { Dice } from './dice';

const MOST_VARIANTS = 8;

export type Options = SeedProduct['attributes'];

/** Some of the model's options, so few that there are at most eight variants. */
export const someOptions = ({ attributes }: SeedProduct, { below }: Dice): Options => {
  let left = MOST_VARIANTS;
  return attributes.map(({ name, options }) => {
    const count = 1 + below(Math.min(options.length, left));
    left = Math.floor(left / count);
    // The product's first picture shows the first color.
    const from = name === 'Color' ? 0 : below(options.length - count + 1);
    return { name, options: options.slice(from, from + count) };
  });
};
