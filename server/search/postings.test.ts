import fc from 'fast-check';
import { countBits, difference, hasBit, intersection, rangeBits, union } from './bits';
import { addOrdinal, bitsOf, countMatches, newDraft, packPostings, sizeOf, unpackPostings } from './postings';

const SIZE = 200;
const ordinals = fc.uniqueArray(fc.nat(SIZE - 1));

const packed = (members: readonly number[]): string => {
  const draft = newDraft();
  for (const ordinal of members) addOrdinal(draft, ordinal, SIZE);
  expect(sizeOf(draft)).toBe(members.length);
  return packPostings(draft);
};
const read = (members: readonly number[]) => unpackPostings(packed(members));
const listOf = (bits: Uint32Array): number[] =>
  Array.from({ length: SIZE }, (_, ordinal) => ordinal).filter((ordinal) => hasBit(bits, ordinal));
const sorted = (members: readonly number[]): number[] => [...members].sort((one, two) => one - two);

describe('postings', () => {
  test('hold the same ordinals after packing, few or many', () => {
    fc.assert(
      fc.property(ordinals, (members) => {
        const bits = bitsOf(SIZE, read(members));
        expect(listOf(bits)).toEqual(sorted(members));
        expect(countBits(bits)).toBe(members.length);
      }),
    );
  });

  test('combine and count as sets do', () => {
    fc.assert(
      fc.property(ordinals, ordinals, (one, two) => {
        const [a, b] = [bitsOf(SIZE, read(one)), bitsOf(SIZE, read(two))];
        const common = one.filter((ordinal) => two.includes(ordinal));
        expect(listOf(intersection(a, b))).toEqual(sorted(common));
        expect(listOf(union(a, b))).toEqual(sorted([...new Set([...one, ...two])]));
        expect(listOf(difference(a, b))).toEqual(sorted(one.filter((ordinal) => !two.includes(ordinal))));
        expect(countMatches(a, read(two))).toBe(common.length);
      }),
    );
  });

  test('count a product with the same word several times once', () => {
    const draft = newDraft();
    for (const ordinal of [3, 3, 7, 7]) addOrdinal(draft, ordinal, SIZE);
    expect(sizeOf(draft)).toBe(2);
  });

  test('cover a range from its first to before its last', () => {
    fc.assert(
      fc.property(fc.nat(SIZE), fc.nat(SIZE), (from, to) => {
        expect(listOf(rangeBits(SIZE, from, to))).toEqual(
          Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index),
        );
      }),
    );
  });
});
