import type { Bits } from './bits';
import { addBit, countBits, countCommon, hasBit, noBits } from './bits';

/** The goods that have a word or a property: a list of ordinals when they are few, else one bit for each product. */
export type Postings = { few: Uint32Array } | { many: Bits };

/** Postings while the index is built; ordinals arrive in any order, those of one product together. */
export interface PostingsDraft {
  few: number[];
  many: Bits | undefined;
}

export const newDraft = (): PostingsDraft => ({ few: [], many: undefined });

/** A list takes 32 bits for each of its ordinals: from a 32nd of the catalogue on, bits take less. */
export const addOrdinal = (draft: PostingsDraft, ordinal: number, size: number): void => {
  if (draft.many) {
    addBit(draft.many, ordinal);
    return;
  }
  if (draft.few.at(-1) === ordinal) return;
  draft.few.push(ordinal);
  if (draft.few.length <= size / 32) return;
  draft.many = noBits(size);
  for (const one of draft.few) addBit(draft.many, one);
  draft.few = [];
};

export const sizeOf = ({ few, many }: PostingsDraft): number => (many ? countBits(many) : few.length);

const FEW = 0;
const MANY = 1;

/** Numbers as base64, as they are sent to the database and back. */
export const packNumbers = (numbers: Uint32Array | Float64Array): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');

/** Copied, because a view needs an offset that is a multiple of a number's size. */
const unpackNumbers = (packed: string): ArrayBuffer => new Uint8Array(Buffer.from(packed, 'base64')).buffer;

export const unpackIntegers = (packed: string): Uint32Array => new Uint32Array(unpackNumbers(packed));
export const unpackFloats = (packed: string): Float64Array => new Float64Array(unpackNumbers(packed));

export const packPostings = ({ few, many }: PostingsDraft): string =>
  packNumbers(Uint32Array.from(many ? [MANY, ...many] : [FEW, ...few]));

export const unpackPostings = (packed: string): Postings => {
  const numbers = unpackIntegers(packed);
  return numbers[0] === MANY ? { many: numbers.subarray(1) } : { few: numbers.subarray(1) };
};

export const addPostings = (bits: Bits, postings: Postings): void => {
  if ('few' in postings) for (const ordinal of postings.few) addBit(bits, ordinal);
  else
    for (let index = 0; index < bits.length; index += 1) bits[index] = (bits[index] ?? 0) | (postings.many[index] ?? 0);
};

export const bitsOf = (size: number, ...postings: readonly (Postings | undefined)[]): Bits => {
  const bits = noBits(size);
  for (const one of postings) if (one) addPostings(bits, one);
  return bits;
};

/** How many of the set have the property. */
export const countMatches = (bits: Bits, postings: Postings): number => {
  if ('many' in postings) return countCommon(bits, postings.many);
  let count = 0;
  for (const ordinal of postings.few) if (hasBit(bits, ordinal)) count += 1;
  return count;
};
