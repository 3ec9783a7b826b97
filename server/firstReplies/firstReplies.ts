import type { FirstReads } from '../../src/contract/firstReads';
import type { FirstReplies } from '../../src/contract/firstReplies';
import { excerptOf, startsWithLatest } from '../../src/contract/listStart';
import { isRecord, parseJson } from '../../src/lib/json';
import { scriptSafeJson } from '../../src/lib/markup';
import { brotli } from '../http/compress';
import type { ApiReply } from './fetchReplies';
import type { Candidate } from './chooseReplies';
import { chooseReplies } from './chooseReplies';

/** How many compressed bytes the replies may add to a page. */
const mostBytes = 6000;
/** Our text compresses to about a tenth: longer text cannot fit, so it is not compressed just to measure it. */
const mostText = mostBytes * 10;

const weigh = async (text: string): Promise<number> =>
  text.length > mostText ? Infinity : (await brotli(text)).length;

const excerptFor = async (value: unknown, call: string): Promise<Candidate['excerpt']> => {
  const beginning = excerptOf(value, startsWithLatest(call));
  return beginning === null ? undefined : { value: beginning, weight: await weigh(scriptSafeJson(beginning)) };
};

/** Selects the replies to embed in the page from those that have arrived. */
export const firstReplies = async (
  { calls: [own] }: FirstReads,
  replies: readonly ApiReply[],
): Promise<FirstReplies> => {
  const candidateOf = async ({ call, read }: ApiReply): Promise<Candidate | undefined> => {
    const text = await read();
    const weight = await weigh(text);
    const isTooMuch = weight > mostBytes;
    // Parsing a long list takes a while, and its excerpt would not be used.
    if (isTooMuch && call !== own) return undefined;
    const value = parseJson(text);
    if (!isRecord(value)) return undefined;
    return { call, value, weight, excerpt: isTooMuch ? await excerptFor(value, call) : undefined };
  };
  const candidates = await Promise.all(replies.map(candidateOf));
  return chooseReplies(
    candidates.filter((candidate) => candidate !== undefined),
    mostBytes,
  );
};
