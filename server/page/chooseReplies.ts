import type { FirstReplies } from '../../src/contract/firstReplies';

/** Something to put into the page, and its bytes when packed. */
interface Weighed {
  value: unknown;
  weight: number;
}

export interface Candidate extends Weighed {
  call: string;
  /** The beginning of it, for the case that the whole is too much. */
  excerpt?: Weighed | undefined;
}

/** Whole replies while they fit, the first ones first; of one that does not fit the beginning, if there is one. */
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
