import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, stop } from './listen';
import type { Timeouts } from './listen';
import { createTestShop } from './testing/testShop';

const head = (length: string) =>
  `POST /api/v1/storefront/customer/access HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: demo-key\r\n` +
  `Content-Type: application/json\r\n${length}\r\n`;

interface Line {
  socket: Socket;
  text: () => string;
  /** Resolves when the server has hung up. */
  ended: Promise<unknown>;
}

const dial = (port: number): Line => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  // Writing to a connection that the server has closed.
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  return { socket, text: () => text, ended };
};

/** A server on its own port, with its log. */
const openServer = async (timeouts?: Timeouts) => {
  const log: string[] = [];
  const shop = await createTestShop({ log: (event) => log.push(event) });
  const server = await listen({ port: 0, host: '127.0.0.1', timeouts }, (request, client) =>
    shop.fetch(request, client),
  );
  const { port } = server.address() as AddressInfo;
  const isAlive = async () => (await fetch(`http://127.0.0.1:${port}/api/v1/x`)).status;
  return { server, port, log, isAlive };
};

describe('slow clients', () => {
  const SLOW = 100;
  let open: Awaited<ReturnType<typeof openServer>>;
  let lines: Record<'headers' | 'body' | 'silent', Line> & { many: Line[] };

  /** Sends a byte now and then while the connection is open. */
  const drip = async ({ socket }: Line, text: string): Promise<void> => {
    for (const sign of text) {
      if (socket.destroyed || !socket.writable) return;
      socket.write(sign);
      await sleep(50);
    }
  };

  // All clients connect at once, so that the tests share one wait.
  beforeAll(async () => {
    open = await openServer({ requestTimeout: 3000, headersTimeout: 2000, connectionsCheckingInterval: 100 });
    const { port } = open;
    lines = {
      headers: dial(port),
      body: dial(port),
      silent: dial(port),
      many: Array.from({ length: SLOW }, () => dial(port)),
    };
    for (const line of [lines.body, ...lines.many]) line.socket.write(head('Content-Length: 1000\r\n'));
    void drip(lines.headers, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'a'.repeat(1000)}`);
    void drip(lines.body, '{"email":"'.padEnd(900, 'a'));
  });
  afterAll(() => stop(open.server));

  test('answers other clients while many slow clients are connected', async () => {
    expect(await open.isAlive()).toBe(403);
    await Promise.all(lines.many.map(({ ended }) => ended));
  });

  test.each([
    ['whose headers arrive byte by byte', 'headers'],
    ['whose body arrives byte by byte', 'body'],
    ['that sends nothing', 'silent'],
  ] as const)('answers 408 and hangs up on a client %s', async (_how, which) => {
    await lines[which].ended;
    expect(lines[which].text()).toContain('408 Request Timeout');
  });

  test('logs nothing about timed-out clients and keeps serving others', async () => {
    await sleep(100);
    expect(open.log).toEqual([]);
    expect(await open.isAlive()).toBe(403);
  });
});

describe('clients over a socket', () => {
  let open: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    open = await openServer();
  });
  afterAll(() => stop(open.server));

  test('rejects headers above 16 kB', async () => {
    const line = dial(open.port);
    line.socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Big: ${'a'.repeat(17 * 1024)}\r\n\r\n`);
    await line.ended;
    expect(line.text()).toContain('431 Request Header Fields Too Large');
  });

  test.each([
    ['announced by Content-Length', `Content-Length: ${100 * 1024}\r\n`, 'a'.repeat(100 * 1024)],
    ['sent in chunks', 'Transfer-Encoding: chunked\r\n', `19000\r\n${'a'.repeat(0x19000)}\r\n`],
  ])('rejects a body above 96 kB, %s, before it has ended', async (_how, length, body) => {
    const line = dial(open.port);
    line.socket.write(head(length) + body);
    while (!line.text().includes('\r\n\r\n{') && !line.socket.destroyed) await sleep(20);
    expect(line.text()).toContain('413 ');
    expect(line.text()).toContain('"status":0');
    line.socket.destroy();
    expect(open.log).toEqual([]);
  });

  test('logs nothing when a client hangs up in the middle of its body', async () => {
    const line = dial(open.port);
    line.socket.write(`${head('Content-Length: 1000\r\n')}{"email"`);
    await sleep(100);
    line.socket.destroy();
    await line.ended;
    await sleep(100);
    expect(open.log).toEqual([]);
    expect(await open.isAlive()).toBe(403);
  });
});

test('limits a request to 30 seconds and its headers to 15', async () => {
  const server = await listen({ port: 0, host: '127.0.0.1' }, () => Promise.resolve(new Response()));
  expect(server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000 });
  await stop(server);
});

test('keeps an idle connection open for longer than a proxy does', async () => {
  const server = await listen({ port: 0, host: '127.0.0.1' }, () => Promise.resolve(new Response()));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(headers.get('Keep-Alive')).toBe('timeout=65');
  await stop(server);
});
