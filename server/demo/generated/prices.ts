import type { Row } from '../catalogue/row';
import type { Dice } from './dice';

/** A price in cedis around those of the category: log-normal, and seldom outside them. */
export const priceAround = (category: readonly Row[], { normal }: Dice): number => {
  const prices = category.map(({ price }) => Math.log(price));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const deviation = Math.max((high - low) / 4, 0.15);
  return Math.ceil(Math.exp((low + high) / 2 + deviation * normal()));
};

/** What it cost before: the discount is between 5 and 40 percent. */
export const priceBefore = (price: number, { below }: Dice): number => Math.ceil(price * (1.08 + below(55) / 100));
