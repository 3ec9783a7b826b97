import { createHash, X509Certificate } from 'node:crypto';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { certificateFor } from '../support/certificate';

type Identity = Awaited<ReturnType<typeof certificateFor>>;

export interface Front {
  url: string;
  close: () => Promise<void>;
}

/** The replacement for a file; undefined sends the shop's own file. */
export type Override = (path: string) => { type: string; body: Buffer } | undefined;

/** Makes the browser trust this certificate: with a merely ignored certificate error it caches no files. */
export const trustArgument = ({ cert }: Identity): string => {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
};

const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade'];
const withoutHop = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP.includes(name)));

/** Serves the shop over HTTP/2, as a production front end does, with a self-signed certificate. */
export const openFront = async (shopUrl: string, instead: Override, identity: Identity): Promise<Front> => {
  const answer = (asked: Http2ServerRequest, reply: Http2ServerResponse): void => {
    const other = instead(asked.url);
    if (other) {
      reply.writeHead(200, { 'content-type': other.type, 'cache-control': 'public, max-age=31536000, immutable' });
      reply.end(other.body);
      return;
    }
    const { method, headers } = asked;
    const onward = request(shopUrl + asked.url, { method, headers: withoutHop(headers) }, (found) => {
      reply.writeHead(found.statusCode ?? 502, withoutHop(found.headers));
      found.pipe(reply.stream);
    });
    onward.on('error', () => reply.stream.destroy());
    asked.pipe(onward);
  };
  const server = createSecureServer(identity, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
