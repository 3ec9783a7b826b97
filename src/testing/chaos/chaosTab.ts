import { setImmediate } from 'node:timers';
import { makeStore, type Shop } from '../../app/store';
import type { Locks } from '../../lib/entries/entry';
import type { MemoryStorage } from '../memoryStorage';
import { testEnvironment } from '../testEnvironment';
import type { random } from '../random';
import { type Line, overReusedConnection } from './reusedConnection';

type Chance = ReturnType<typeof random>;

export interface World extends Line {
  chance: Chance;
  storage: MemoryStorage;
  locks: Locks;
  /** True when faults are switched off, so that the shopper can finish. */
  isCalm: () => boolean;
}

/** Percentage of changing calls whose connection is lost. */
const CONNECTION_LOSS = 20;

const never = new Promise<never>(() => undefined);
/** Waits for a number of event loop turns, so that other tasks can run in between. */
export const pause = (turns: number): Promise<void> =>
  turns <= 0 ? Promise.resolve() : new Promise<void>((resolve) => setImmediate(resolve)).then(() => pause(turns - 1));

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

/** One browser tab: the shop's real store, which can be closed or reloaded at any moment, over a network with faults. */
export const openChaosTab = (world: World) => {
  const { chance, storage, locks } = world;
  let isOpen = true;
  const isGone = (): boolean => !isOpen;
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  const left: string[] = [];

  const fetchShop: typeof fetch = async (input, init) => {
    if (isGone()) return never;
    const request = new Request(input, init);
    const answer = async (): Promise<Response> => {
      const draw = world.isCalm() ? 100 : chance.below(100);
      await pause(chance.below(4));
      if (draw < 5) throw new TypeError('never arrived');
      if (draw < 8) return json(500, { status: 0, message: 'Not now' });
      if (draw < 10) return json(401, { status: 0, message: 'Unauthenticated.' });
      const isLost = request.method !== 'GET' && !world.isCalm() && world.sockets.below(100) < CONNECTION_LOSS;
      const reply = await (isLost ? overReusedConnection(world, request) : world.serve(request));
      await pause(chance.below(4));
      if (draw < 20) throw new TypeError('the answer was lost');
      if (draw < 23) return new Response('<html>', { status: 502 });
      return reply;
    };
    // A closed page gets no reply, although the server has acted.
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` awaits the promise it returns.
    const reply = await answer().finally(() => (isGone() ? never : undefined));
    return isGone() ? never : reply;
  };

  const shop: Shop = makeStore(
    testEnvironment({
      fetch: fetchShop,
      baseUrl: 'http://localhost/api/v1',
      storage: {
        getItem: storage.getItem,
        setItem: (key, text) => isOpen && storage.setItem(key, text),
        removeItem: (key) => isOpen && storage.removeItem(key),
      },
      // The browser releases a lock when its page is closed.
      locks: {
        request: (name, work) => locks.request(name, () => (isOpen ? Promise.race([work(), closed]) : undefined)),
      },
      // A request takes a few turns at most; the waits of the shop are much longer, as in production.
      wait: (ms) => pause(Math.ceil(ms / 50)),
      redirect: (url) => left.push(url),
    }),
  );
  return {
    ...shop,
    left,
    isOpen: () => isOpen,
    close: () => {
      isOpen = false;
      close();
    },
  };
};

export type ChaosTab = ReturnType<typeof openChaosTab>;
