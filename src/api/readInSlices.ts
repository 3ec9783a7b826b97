import { freeze } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { toEntries } from '../contract/plainReaders';
import { isRecord } from '../lib/json';
import type { Call } from './call';

/** About as many products as a slow phone reads in 20 ms. */
const SLICE = 12;

const isListReply = (output: unknown): output is { data: unknown[] } => isRecord(output) && Array.isArray(output.data);

/**
 * Reads a reply by its schema, a long list of products in slices: a whole catalogue at once would block a slow phone
 * for a third of a second. Each slice is frozen at once, so that the store does not traverse it again. Returns
 * undefined for a malformed reply; a list is malformed only if none of its entries is valid.
 */
export const readInSlices = async (call: Call, body: unknown, yieldToMain: () => Promise<void>): Promise<unknown> => {
  const read = (slice: unknown): unknown => {
    const result = v.safeParse(call.reply, slice);
    return result.success ? freeze(result.output, true) : undefined;
  };
  // A reply without data is not a list, so its schema decides.
  if (!isRecord(body) || typeof body.data !== 'object' || body.data === null || !call.inSlices) return read(body);
  const entries = toEntries(body.data);
  if (!entries) return read(body);
  const first = read({ ...body, data: entries.slice(0, SLICE) });
  if (entries.length <= SLICE) return first;
  const outputs = [first];
  for (let at = SLICE; at < entries.length; at += SLICE) {
    await yieldToMain();
    outputs.push(read({ ...body, data: entries.slice(at, at + SLICE) }));
  }
  const readable = outputs.filter(isListReply);
  return readable[0] && { ...readable[0], data: readable.flatMap(({ data }) => data) };
};
