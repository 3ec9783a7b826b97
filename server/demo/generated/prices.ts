import type { SeedProduct } from '../catalogue/types';
import type { Dice } from './dice';

/** A price in cedis around those of the category: log-normal, and seldom outside them. */
export const priceAround = (category: readonly SeedProduct[], { normal }: Dice): number => {
  const prices = category.map(({ variants }) => Math.log((variants[0]?.price ?? 0) / 100));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const deviation = Math.max((high - low) / 4, 0.15);
  return Math.ceil(Math.exp((low + high) / 2 + deviation * normal()));
};

/** What it cost before: the discount is between 5 and 40 percent. */
export const priceBefore = (price: number, { below }: Dice): number => Math.ceil(price * (1.08 + below(55) / 100));
