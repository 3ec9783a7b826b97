import { isRecord } from '../lib/isRecord';
import { parseJson } from '../lib/parseJson';
import { readNumber } from './plainReaders';

/** What a server has put into the page, by call: '/storefront/get-sliders'. */
export interface FirstReplies {
  /** Whole replies: nobody asks for these any more. */
  replies: Record<string, unknown>;
  /** The beginning of a list that is too long to bring: for the first painting alone. */
  excerpts: Record<string, unknown>;
}

/** The element in index.html that holds them. */
export const FIRST_REPLIES_ID = 'first-replies';

export const NO_REPLIES: FirstReplies = { replies: {}, excerpts: {} };

/** What the element says; nothing where that cannot be read. */
export const readFirstReplies = (text: string): FirstReplies => {
  const block = parseJson(text);
  if (!isRecord(block)) return NO_REPLIES;
  const { replies, excerpts } = block;
  return { replies: isRecord(replies) ? replies : {}, excerpts: isRecord(excerpts) ? excerpts : {} };
};

/** What a reply brings; null where it refuses or is not the usual one: then nothing is painted of it. */
export const dataOf = (reply: unknown): unknown =>
  isRecord(reply) && readNumber(reply.status) === 1 ? (reply.data ?? null) : null;
