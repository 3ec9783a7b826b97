import { diceFor } from './dice';
import type { Dice } from './dice';

const SYLLABLES =
  'ba be da do fi fo ga go ka ke ki ko la le lo lu ma mi mo na no nu pa ra ri ro sa se su ta ti to va zo'.split(' ');
const KINDS = ['', '', '', ' & Sons', ' Works', ' Studio', ' Home', ' Supply', ' Trading', ' Brothers'];

/** One of 39,304 words. */
export const inventWord = ({ pick }: Dice): string => {
  const word = [0, 1, 2].map(() => pick(SYLLABLES)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const brandOf = (_: unknown, index: number): string => {
  const dice = diceFor(-2 - index);
  return `${inventWord(dice)}${dice.pick(KINDS)}`;
};

/** Few are large and many are small. */
const BRANDS = Array.from({ length: 400 }, brandOf);

export const chooseBrand = ({ rank }: Dice): string => BRANDS[rank(BRANDS.length) - 1] ?? '';
