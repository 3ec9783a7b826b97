import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { parseAccept } from 'hono/utils/accept';
import type { ShopEnv } from './context';

/** Medium quality: unlike a built file, a reply is compressed for one reader. */
export const brotli = (text: Buffer | string, quality = 5): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const worthIt = 1024;
const compressible = /^(application\/json|text\/|image\/svg\+xml)/;

export type Encoding = 'br' | 'gzip';

const isKnown = (name: string): name is Encoding => name === 'br' || name === 'gzip';

export const acceptedEncodings = (header = ''): Set<Encoding> =>
  new Set(
    parseAccept(header.toLowerCase())
      .filter(({ q }) => q > 0)
      .map(({ type }) => type)
      .filter(isKnown),
  );

export const preferredEncoding = (header: string | undefined): Encoding | undefined => {
  const accepted = acceptedEncodings(header);
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined;
};

export const varyByEncoding = (headers: Headers): void => {
  const names = (headers.get('Vary') ?? '').split(/\s*,\s*/).filter(Boolean);
  if (!names.some((name) => name.toLowerCase() === 'accept-encoding'))
    headers.set('Vary', [...names, 'Accept-Encoding'].join(', '));
};

const encode: Record<Encoding, (body: Buffer) => Promise<Buffer>> = { br: brotli, gzip: promisify(gzip) };

export const compressReply = createMiddleware<ShopEnv>(async (call, next) => {
  await next();
  const { headers, status } = call.res;
  if (!compressible.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) return;
  varyByEncoding(headers);
  const encoding = preferredEncoding(call.req.header('accept-encoding'));
  if (!encoding || call.req.method === 'HEAD') return;
  const body = Buffer.from(await call.res.clone().arrayBuffer());
  if (body.length < worthIt) return;
  const packed = await encode[encoding](body);
  const packedHeaders = new Headers(headers);
  packedHeaders.set('Content-Encoding', encoding);
  packedHeaders.delete('Content-Length');
  call.res = undefined;
  call.res = new Response(new Uint8Array(packed), { status, headers: packedHeaders });
});
