import { shopClient, ama } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

const loopback = { address: '127.0.0.1' };

export const outboxRules = (open: OpenDatabase) =>
  describe('access to the outbox', () => {
    let b: Bench;
    beforeEach(async () => {
      b = await bench(open);
      await shopClient(b.shop).post('/storefront/customer/signup', ama);
    });
    const ask = async (
      options: Parameters<Bench['reopen']>[0],
      host = 'localhost:3000',
      headers: Record<string, string> = {},
      client: { address?: string; relayed?: boolean } = loopback,
    ) => {
      const shop = await b.reopen(options);
      const get = (path: string) => shop.fetch(new Request(`http://${host}${path}`, { headers }), client);
      return [(await get('/outbox')).status, (await get('/outbox.json')).status];
    };

    test.each(['localhost:3000', '127.0.0.1', '[::1]:3000'])(
      'shows the outbox to a direct caller of %s',
      async (host) => {
        expect(await ask({}, host)).toEqual([200, 200]);
        expect(await ask({}, host, {}, { address: '::1' })).toEqual([200, 200]);
        expect(await ask({}, host, {}, { address: '::ffff:127.0.0.1' })).toEqual([200, 200]);
      },
    );

    test.each([
      ['X-Forwarded-For', '127.0.0.1'],
      ['X-Forwarded-Host', 'localhost'],
      ['X-Forwarded-Proto', 'http'],
      ['X-Real-IP', '127.0.0.1'],
      ['Forwarded', 'for=127.0.0.1'],
      ['Via', '1.1 proxy'],
      ['CF-Connecting-IP', '127.0.0.1'],
      ['True-Client-IP', '127.0.0.1'],
    ])('answers 404 when %s reveals a proxy', async (name, value) => {
      expect(await ask({}, 'localhost', { [name]: value })).toEqual([404, 404]);
    });

    test('answers 404 to a remote peer, another Host or HTTP/1.0 of a proxy, and with a public origin', async () => {
      expect(await ask({}, 'localhost', {}, { address: '192.168.1.7' })).toEqual([404, 404]);
      expect(await ask({}, 'shop.example')).toEqual([404, 404]);
      expect(await ask({}, 'localhost.evil.example')).toEqual([404, 404]);
      expect(await ask({}, 'localhost', {}, { ...loopback, relayed: true })).toEqual([404, 404]);
      expect(await ask({ publicOrigin: 'https://shop.example' })).toEqual([404, 404]);
    });

    test('shows the outbox to every caller with OUTBOX=1 and to none with OUTBOX=0', async () => {
      const remoteClient = { address: '203.0.113.9' };
      expect(await ask({ outbox: true }, 'shop.example', { Via: '1.1 proxy' }, remoteClient)).toEqual([200, 200]);
      expect(await ask({ outbox: false })).toEqual([404, 404]);
    });
  });
