import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import { listen, stop } from './listen';
import { createTestShop } from './testing/testShop';

const head = (length: string) =>
  `POST /api/v1/storefront/customer/access HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: demo-key\r\n` +
  `Content-Type: application/json\r\n${length}\r\n`;

describe('clients over a socket', () => {
  let server: ServerType;
  let port: number;
  const log: string[] = [];
  const timeouts = { requestTimeout: 900, headersTimeout: 500, connectionsCheckingInterval: 100 };

  beforeAll(async () => {
    const shop = await createTestShop({ log: (event) => log.push(event) });
    server = await listen({ port: 0, host: '127.0.0.1', timeouts }, (request, client) => shop.fetch(request, client));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => stop(server));

  interface Line {
    socket: Socket;
    text: () => string;
    /** The server hung up. */
    ended: Promise<unknown>;
  }

  const dial = (): Line => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    // Writing to a connection that the server has closed.
    socket.on('error', () => undefined);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    return { socket, text: () => text, ended };
  };

  /** A byte now and then, for as long as the server takes it; gives whether it took all of them. */
  const drip = async ({ socket }: Line, text: string): Promise<boolean> => {
    for (const sign of text) {
      if (socket.destroyed || !socket.writable) return false;
      socket.write(sign);
      await sleep(50);
    }
    return true;
  };

  const isAlive = async () => (await fetch(`http://127.0.0.1:${port}/api/v1/x`)).status;

  test('headers that come a byte at a time are given up', async () => {
    const line = dial();
    expect(await drip(line, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'a'.repeat(500)}`)).toBe(false);
    await line.ended;
    expect(line.text()).toContain('408 Request Timeout');
    expect(await isAlive()).toBe(403);
  });

  test('a body that comes a byte at a time is given up, with nothing in the log', async () => {
    const line = dial();
    line.socket.write(head('Content-Length: 1000\r\n'));
    expect(await drip(line, '{"email":"'.padEnd(500, 'a'))).toBe(false);
    await line.ended;
    expect(line.text()).toContain('408 Request Timeout');
    await sleep(100);
    expect(log).toEqual([]);
    expect(await isAlive()).toBe(403);
  });

  test('a client that says nothing at all is given up', async () => {
    const line = dial();
    await line.ended;
    expect(line.text()).toContain('408 Request Timeout');
  });

  test('many slow clients do not keep others waiting', async () => {
    const lines = Array.from({ length: 100 }, dial);
    for (const line of lines) line.socket.write(head('Content-Length: 1000\r\n'));
    await sleep(50);
    expect(await isAlive()).toBe(403);
    await Promise.all(lines.map(({ ended }) => ended));
    expect(log).toEqual([]);
  });

  test('headers above 16 kB are refused', async () => {
    const line = dial();
    line.socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Big: ${'a'.repeat(17 * 1024)}\r\n\r\n`);
    await line.ended;
    expect(line.text()).toContain('431 Request Header Fields Too Large');
  });

  test.each([
    ['announced', `Content-Length: ${70 * 1024}\r\n`, 'a'.repeat(70 * 1024)],
    ['in pieces of no announced length', 'Transfer-Encoding: chunked\r\n', `11800\r\n${'a'.repeat(0x11800)}\r\n`],
  ])('a body above 64 kB, %s, is refused before it has ended', async (_how, length, body) => {
    const line = dial();
    line.socket.write(head(length) + body);
    while (!line.text().includes('\r\n\r\n{') && !line.socket.destroyed) await sleep(20);
    expect(line.text()).toContain('413 ');
    expect(line.text()).toContain('"status":0');
    line.socket.destroy();
    expect(log).toEqual([]);
  });

  test('a client that hangs up in the middle of its body leaves nothing in the log', async () => {
    const line = dial();
    line.socket.write(`${head('Content-Length: 1000\r\n')}{"email"`);
    await sleep(100);
    line.socket.destroy();
    await line.ended;
    await sleep(100);
    expect(log).toEqual([]);
    expect(await isAlive()).toBe(403);
  });
});

test('a caller has half a minute for a request and a quarter for its headers', async () => {
  const server = await listen({ port: 0, host: '127.0.0.1' }, () => Promise.resolve(new Response()));
  expect(server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000 });
  await stop(server);
});
