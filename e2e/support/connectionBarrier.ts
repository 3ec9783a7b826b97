import type { Page } from '@playwright/test';

const LONGEST = 15_000;

/** Holds all replies until every request of a group has arrived, so that each has a connection of its own. */
export const connectionBarrier = () => {
  let waiting: (() => void)[] = [];
  return async (request: Request): Promise<Response> => {
    const party = Number(new URL(request.url).searchParams.get('party'));
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      // An aborted request must not count for the next group.
      const giveUp = () => {
        waiting = waiting.filter((go) => go !== resolve);
        resolve();
      };
      if (waiting.length < party) setTimeout(giveUp, LONGEST).unref();
      else {
        for (const go of waiting) go();
        waiting = [];
      }
    });
    return new Response('warm', { headers: { 'Cache-Control': 'no-store' } });
  };
};

/** Opens this many connections and leaves them idle. Calls without credentials use other connections. */
export const warmUp = (page: Page, party: number, credentials: RequestCredentials): Promise<void> =>
  page.evaluate(
    async ([count, mode]) => {
      const ask = async (place: number) =>
        (await fetch(`/warm?party=${count}&place=${place}`, { credentials: mode })).text();
      await Promise.all(Array.from({ length: count }, (_, place) => ask(place)));
    },
    [party, credentials] as const,
  );
