import { isRecord, parseJson } from '../lib/json';
import { readNumber } from './plainReaders';

/** Replies that a server has included in the page, by call: '/storefront/get-sliders'. */
export interface FirstReplies {
  /** Whole replies: these calls are not requested again. */
  replies: Record<string, unknown>;
  /** The beginning of a list that is too long to include: for the first paint only. */
  excerpts: Record<string, unknown>;
}

/** The element in index.html that holds them. */
export const FIRST_REPLIES_ID = 'first-replies';

export const NO_REPLIES: FirstReplies = { replies: {}, excerpts: {} };

/** Parses the element's text; empty when it cannot be read. */
export const readFirstReplies = (text: string): FirstReplies => {
  const block = parseJson(text);
  if (!isRecord(block)) return NO_REPLIES;
  const { replies, excerpts } = block;
  return { replies: isRecord(replies) ? replies : {}, excerpts: isRecord(excerpts) ? excerpts : {} };
};

/** The data of a reply; null when it is a refusal or malformed: then nothing is painted from it. */
export const dataOf = (reply: unknown): unknown =>
  isRecord(reply) && readNumber(reply.status) === 1 ? (reply.data ?? null) : null;
