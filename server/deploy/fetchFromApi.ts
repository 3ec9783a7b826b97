import * as v from 'valibot';
import type { Reply } from '../../src/contract/envelope';
import { parseJson } from '../../src/lib/json';

export interface ApiAddress {
  /** The base URL, including /api/v1. */
  url: string;
  key: string;
  fetch: typeof fetch;
}

/** Reads a public endpoint; throws a readable error when the response is not usable. */
export const fetchFromApi = async <T>(
  { url, key, fetch: send }: ApiAddress,
  path: string,
  schema: v.GenericSchema<unknown, Reply<T>>,
): Promise<T> => {
  const response = await send(url + path, { headers: { Accept: 'application/json', 'X-Api-Key': key } });
  const read = v.safeParse(schema, parseJson(await response.text()));
  if (!response.ok || !read.success || read.output.status !== 1) {
    throw new Error(`GET ${url}${path} returned HTTP ${response.status} without a valid reply`);
  }
  return read.output.data;
};
