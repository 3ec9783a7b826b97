/** Throws that are the same for the same seed (mulberry32). */
export const diceFor = (seed: number) => {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number): boolean => next() < share,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    /** From 1 to `most`: each as often as its reciprocal, as brands are sold and words are used. */
    rank: (most: number): number => Math.floor((most + 1) ** next()),
    /** Normally distributed around 0, with a deviation of 1. */
    normal: (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
};

export type Dice = ReturnType<typeof diceFor>;
