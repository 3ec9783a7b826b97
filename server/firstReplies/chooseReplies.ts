import type { FirstReplies } from '../../src/contract/firstReplies';

/** A reply that may be embedded in the page, and its compressed size in bytes. */
interface Weighed {
  value: unknown;
  weight: number;
}

export interface Candidate extends Weighed {
  call: string;
  /** The beginning of the reply, for when the whole is too large. */
  excerpt?: Weighed | undefined;
}

/** Picks whole replies in order while they fit; for one that does not fit, its excerpt if it has one. */
export const chooseReplies = (candidates: readonly Candidate[], most: number): FirstReplies => {
  const replies: FirstReplies['replies'] = {};
  const excerpts: FirstReplies['excerpts'] = {};
  let room = most;
  const put = (into: Record<string, unknown>, call: string, { value, weight }: Weighed): boolean => {
    if (weight > room) return false;
    into[call] = value;
    room -= weight;
    return true;
  };
  for (const { call, excerpt, ...whole } of candidates) {
    if (!put(replies, call, whole) && excerpt) put(excerpts, call, excerpt);
  }
  return { replies, excerpts };
};
