/** A fault of a call. */
export interface Kind {
  name: string;
  /** The server has acted on the request before its reply is damaged. */
  acts: boolean;
  /** The reply that arrives instead; 'cut' is the first half of the original reply. */
  reply: { status: number; body: string; type: string; retryAfter?: number } | 'cut' | 'reset' | 'hang' | 'offline';
}

/** The server's message, in every reply that has one. */
export const SERVER_MESSAGE = 'The shop said this on purpose';

const page = '<!doctype html><title>Proxy</title><h1>It works</h1><p>undefined</p>';
const html = (status: number, retryAfter?: number) => ({
  status,
  body: page,
  type: 'text/html',
  ...(retryAfter !== undefined && { retryAfter }),
});
export const json = (status: number, body: unknown) => ({
  status,
  body: JSON.stringify(body),
  type: 'application/json',
});
const no = { status: 0, result: 0, message: SERVER_MESSAGE };

/** All kinds of faults. */
export const KINDS = [
  { name: '500', acts: false, reply: json(500, no) },
  { name: '502 HTML', acts: true, reply: html(502) },
  { name: '503 Retry-After', acts: false, reply: html(503, 1) },
  { name: '429 Retry-After', acts: false, reply: html(429, 1) },
  { name: '401', acts: false, reply: json(401, no) },
  { name: '403', acts: false, reply: json(403, no) },
  { name: '403 HTML', acts: false, reply: html(403) },
  { name: '404', acts: false, reply: json(404, no) },
  { name: '404 HTML', acts: false, reply: html(404) },
  { name: '422', acts: false, reply: json(422, no) },
  { name: 'status 0', acts: false, reply: json(200, no) },
  { name: '200 HTML', acts: true, reply: html(200) },
  { name: '200 empty', acts: true, reply: { status: 200, body: '', type: 'application/json' } },
  { name: '200 cut off', acts: true, reply: 'cut' },
  { name: '200 other shape', acts: true, reply: json(200, []) },
  { name: 'reset', acts: true, reply: 'reset' },
  { name: 'no answer', acts: true, reply: 'hang' },
  { name: 'offline', acts: false, reply: 'offline' },
] as const satisfies readonly Kind[];

export type KindName = (typeof KINDS)[number]['name'];

/** A readable refusal by the shop, with its own message. */
export const SAYS_NO = ['403', '404', '422', 'status 0'] as const satisfies readonly KindName[];
/** Replies that contain the server's message. */
export const WORDED = [...SAYS_NO, '401', '500'] as const satisfies readonly KindName[];
/** Faults in which the server has acted, but the reply does not show it. */
export const ACTED = KINDS.filter(({ acts }) => acts).map(({ name }) => name);
