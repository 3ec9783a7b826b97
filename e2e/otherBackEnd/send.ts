import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Reply } from './call';

const HEADERS = 'Accept, Authorization, Content-Type, Idempotency-Key, X-Api-Key';
/** Compressing a shorter reply gains nothing. */
const WORTH_PACKING = 1024;

interface How {
  allowedOrigin: string;
  isLocked: boolean;
}

/** Sends a reply with its CORS and caching headers, compressed if the client accepts it. */
export const send = (
  request: IncomingMessage,
  response: ServerResponse,
  { http = 200, body }: Reply,
  { allowedOrigin, isLocked }: How,
): void => {
  if (request.headers.origin === allowedOrigin) {
    response.setHeader('Access-Control-Allow-Origin', allowedOrigin);
    response.setHeader('Access-Control-Expose-Headers', 'Date, Retry-After');
    response.setHeader('Access-Control-Allow-Headers', HEADERS);
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
  }
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const isCacheable = request.method === 'GET' && http === 200 && !isLocked;
  response.setHeader('Vary', 'Origin, Accept-Encoding, Authorization');
  response.setHeader('Cache-Control', isCacheable ? 'no-cache' : 'no-store');
  response.setHeader('Content-Type', 'application/json');
  if (isCacheable) response.setHeader('ETag', etag);
  if (isCacheable && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const isPacked = text.length >= WORTH_PACKING && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(http).end(http === 204 ? undefined : isPacked ? gzipSync(text) : text);
};
