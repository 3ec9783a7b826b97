import type { IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { certificateFor } from './certificate';

type Incoming = IncomingMessage | Http2ServerRequest;

/** Null: no answer, the connection is destroyed. */
type Answer = (request: Request) => Promise<Response | null>;

/** The two protocols by the names that the browsers use; the page's URL decides which one is used. */
export type Protocol = 'http/1.1' | 'http/2';

export interface ShopServers {
  urls: Record<Protocol, string>;
  close: () => Promise<void>;
}

/** HTTP/1.1: the socket. HTTP/2: the whole session, with every call that is on it. */
const hangUp = (incoming: Incoming): void => {
  if ('stream' in incoming) incoming.stream.session?.destroy();
  else incoming.socket.destroy();
};

const fetchOf =
  (answer: Answer) =>
  async (request: Request, { incoming }: { incoming: Incoming }): Promise<Response> => {
    const reply = await answer(request);
    if (reply) return reply;
    hangUp(incoming);
    return RESPONSE_ALREADY_SENT;
  };

const listening = (options: Parameters<typeof serve>[0]): Promise<ServerType> =>
  new Promise((resolve) => {
    const server = serve({ ...options, port: 0, hostname: '127.0.0.1' }, () => resolve(server));
  });

const portOf = (server: ServerType): number => (server.address() as AddressInfo).port;

/** Two servers on the loopback address: plain HTTP/1.1, and HTTP/2 with a new self-signed certificate. */
export const startServers = async (answer: Answer): Promise<ShopServers> => {
  const fetch = fetchOf(answer);
  // Only the plan closes connections, so an idle one must outlive the pause before the next call.
  const plain = await listening({ fetch, serverOptions: { keepAliveTimeout: 60_000 } });
  const secure = await listening({
    fetch,
    createServer: createSecureServer,
    serverOptions: await certificateFor('localhost'),
  });
  const sessions = new Set<{ destroy: () => void }>();
  secure.on('session', (session: { destroy: () => void; once: (event: 'close', done: () => void) => void }) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return {
    urls: { 'http/1.1': `http://localhost:${portOf(plain)}`, 'http/2': `https://localhost:${portOf(secure)}` },
    close: async () => {
      if ('closeAllConnections' in plain) plain.closeAllConnections();
      for (const session of sessions) session.destroy();
      await Promise.all([plain, secure].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
};
