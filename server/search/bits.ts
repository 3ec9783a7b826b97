/** A set of the catalogue's ordinals, one bit each. */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32));

export const hasBit = (bits: Bits, ordinal: number): boolean =>
  (((bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;

export const addBit = (bits: Bits, ordinal: number): void => {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
};

export const removeBit = (bits: Bits, ordinal: number): void => {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) & ~(1 << (ordinal & 31));
};

/** The ordinals from `from` to before `to`. */
export const rangeBits = (size: number, from: number, to: number): Bits => {
  const bits = noBits(size);
  for (let ordinal = from; ordinal < to; ordinal += 1) {
    if ((ordinal & 31) === 0 && ordinal + 32 <= to) {
      bits[ordinal >>> 5] = 0xffffffff;
      ordinal += 31;
    } else addBit(bits, ordinal);
  }
  return bits;
};

const combine =
  (join: (a: number, b: number) => number) =>
  (a: Bits, b: Bits): Bits => {
    const joined = new Uint32Array(a.length);
    for (let index = 0; index < a.length; index += 1) joined[index] = join(a[index] ?? 0, b[index] ?? 0);
    return joined;
  };

export const union = combine((a, b) => a | b);
export const intersection = combine((a, b) => a & b);
export const difference = combine((a, b) => a & ~b);

const onesIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The size of the intersection of two sets, without building it. */
export const countCommon = (a: Bits, b: Bits): number => {
  let count = 0;
  for (let index = 0; index < a.length; index += 1) count += onesIn((a[index] ?? 0) & (b[index] ?? 0));
  return count;
};

export const countBits = (bits: Bits): number => countCommon(bits, bits);
