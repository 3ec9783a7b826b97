import type { FirstReads } from '../../src/contract/firstReads';
import { readNumber } from '../../src/contract/plainReaders';
import { isRecord, parseJson } from '../../src/lib/json';
import type { ApiReply } from './fetchReplies';

const OF_CATALOGUE = ['product', 'category', 'collection'];
/** A refusal is short; a list need not be parsed to see that it is none. */
const LONGEST_REFUSAL = 1000;

/** Whether the catalogue has refused the address's own read: it has no such product, category or collection. */
export const isUnknown = async (
  { route, calls: [own] }: FirstReads,
  replies: readonly ApiReply[],
): Promise<boolean> => {
  const text = OF_CATALOGUE.includes(route) ? await replies.find(({ call }) => call === own)?.read() : undefined;
  if (text === undefined || text.length > LONGEST_REFUSAL) return false;
  const reply = parseJson(text);
  return isRecord(reply) && readNumber(reply.status) === 0;
};
