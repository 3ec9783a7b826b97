import { setTimeout } from 'node:timers';
import { serve } from '@hono/node-server';
import type { HttpBindings, ServerType } from '@hono/node-server';
import type { Client } from './http/context';

export type Fetch = (request: Request, client: Client) => Promise<Response>;

export interface Timeouts {
  /** Timeout for receiving the whole request. */
  requestTimeout: number;
  headersTimeout: number;
  /** How often connections are checked; a slow one lives this much longer. */
  connectionsCheckingInterval: number;
}

// Without a timeout, a caller that sends one byte now and then would hold its connection for ever.
const defaults: Timeouts = { requestTimeout: 30_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

// Longer than the 60 seconds after which proxies close an idle connection: the side that closes first must not be the
// server, because a request that is already on its way would be lost. Node 20 closes after 5 seconds.
const keepAliveTimeout = 65_000;

const clientOf = ({ incoming }: HttpBindings): Client => ({
  // A caller that has hung up has no address; all such callers count as one.
  address: incoming.socket.remoteAddress ?? 'gone',
  // Browsers and tools use HTTP/1.1 or newer; an unconfigured proxy uses 1.0 to its back end.
  relayed: incoming.httpVersionMajor === 1 && incoming.httpVersionMinor === 0,
});

interface ListenOptions {
  port: number;
  host: string;
  timeouts?: Partial<Timeouts> | undefined;
}

export const listen = ({ port, host, timeouts }: ListenOptions, answer: Fetch): Promise<ServerType> =>
  new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request: Request, env: unknown) => answer(request, clientOf(env as HttpBindings)),
        port,
        hostname: host,
        serverOptions: { keepAliveTimeout, ...defaults, ...timeouts, maxHeaderSize: 16 * 1024 },
      },
      () => resolve(server),
    );
    server.once('error', reject);
  });

export const stop = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    // A browser keeps its connections open; closing must not wait for them.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000).unref();
  });
