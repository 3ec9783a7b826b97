import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { inTime } from './inTime';

/** The API in this process. */
export interface Api {
  fetch: (request: Request) => Promise<Response>;
  apiKey: string;
}

/** A reply that is there, and not unpacked before somebody needs it. */
export interface Heard {
  call: string;
  /** Changes whenever the reply changes. */
  digest: string;
  read: () => Promise<string>;
}

/** What anybody may read: it is asked for with the shop's key and nothing of a shopper. */
const ask = async ({ fetch, apiKey }: Api, call: string): Promise<Heard | undefined> => {
  // The API keeps its replies packed.
  const headers = { Accept: 'application/json', 'Accept-Encoding': 'gzip', 'X-Api-Key': apiKey };
  const response = await fetch(new Request(`http://localhost/api/v1${call}`, { headers }));
  if (response.status !== 200) return undefined;
  const body = Buffer.from(await response.arrayBuffer());
  const isPacked = response.headers.get('Content-Encoding') === 'gzip';
  const digest = createHash('sha256').update(body).digest('base64url');
  return { call, digest, read: async () => (isPacked ? await promisify(gunzip)(body) : body).toString() };
};

/** The replies that are there in time, in the order of their calls. */
export const askReplies = async (api: Api, calls: readonly string[], patience: number): Promise<Heard[]> => {
  const answers = await Promise.all(calls.map((call) => inTime(ask(api, call), patience)));
  return answers.filter((answer) => answer !== undefined);
};
