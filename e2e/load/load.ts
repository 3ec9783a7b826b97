import { cpus, loadavg } from 'node:os';
import type { Call, Visit } from './calls';
import { calls } from './calls';
import { listPaths } from './listPaths';
import { measure } from './measure';
import { loadOptions } from './options';
import type { LoadOptions } from './options';
import { apiKey, password, sendsWholeLists, shopperEmail } from './plan';
import type { Row } from './report';
import { memoryLine, rowsOf, table, timesTable } from './report';
import type { Engine, LoadedShop } from './serverProcess';
import { openLoadedShop } from './serverProcess';

const { business, tree, collection, list, again, all, search, product, variant, signIn, add, cart, checkout, cancel } =
  calls;
const { page, filtered, find, suggest, samePage } = calls;

/** One session: browsing, signing in, then four rounds of browsing and buying. */
const journeyFor = (products: number): Call[] => {
  const [looking, buying] = sendsWholeLists(products)
    ? [
        [business, tree, collection, list, product, variant, search, again],
        [add, cart, list, product, checkout, again, cancel],
      ]
    : [
        [business, tree, page, filtered, product, variant, suggest, find],
        [add, cart, page, product, checkout, filtered, cancel],
      ];
  return [...looking, signIn, ...[1, 2, 3, 4].flatMap(() => [...buying, ...looking])];
};

const aloneFor = (products: number): Call[][] => {
  const whole = sendsWholeLists(products) ? [[collection], [list], [all], [search], [list, again]] : [];
  const others = [business, tree, page, filtered, find, suggest, samePage, product, variant, signIn, add, cart];
  return [...whole, ...others.map((call) => [call]), [checkout, cancel]];
};

/** Returns the shoppers in turn; those with a token are signed in. */
const visits = ({ goods, offer }: LoadedShop, shoppers: readonly { number: number; token: string }[]) => {
  const paths = listPaths(offer, 1);
  let count = 0;
  return (): Visit => {
    count += 1;
    const { number, token } = shoppers[count % shoppers.length] ?? { number: 1, token: '' };
    // Each shopper gets three products, so that the cart keeps a realistic size.
    const chosen = goods[(number * 3 + (count % 3)) % goods.length];
    if (!chosen) throw new Error('There is nothing to buy');
    return { shopper: number, goods: chosen, token, orderCode: '', paths, path: '', etags: {}, sentAt: 0 };
  };
};

const tokenOf = async (url: string, number: number): Promise<string> => {
  const reply = await fetch(`${url}/api/v1${signIn.path({} as Visit)}`, {
    method: 'POST',
    headers: { 'X-Api-Key': apiKey, 'X-Load-Shopper': String(number), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: shopperEmail(number), password }),
  });
  return ((await reply.json()) as { data: { token: string } }).data.token;
};

/** The server still processes calls abandoned at the end of a run: the next run waits for them. */
const idle = async (url: string): Promise<void> => {
  await (await fetch(`${url}/api/v1${business.path({} as Visit)}`, { headers: { 'X-Api-Key': apiKey } })).arrayBuffer();
};

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const eachAlone = async (shop: LoadedShop, { seconds, products }: LoadOptions): Promise<Map<string, Row>> => {
  const rows = new Map<string, Row>();
  const signedIn = await Promise.all(
    numbers(20).map(async (number) => ({ number, token: await tokenOf(shop.url, number) })),
  );
  const visit = visits(shop, signedIn);
  for (const calls of seconds > 0 ? aloneFor(products) : []) {
    await idle(shop.url);
    const measured = await measure({ url: shop.url, connections: 10, seconds, visit, journey: calls });
    for (const [name, row] of rowsOf(measured)) if (calls.length === 1 || name !== list.name) rows.set(name, row);
  }
  return rows;
};

// Sampling the memory fails when the run has just ended; the earlier samples are enough.
const noSample = (): void => undefined;

const mixed = async (shop: LoadedShop, { minutes, shoppers, connections, products }: LoadOptions) => {
  const memory: number[] = [];
  await idle(shop.url);
  const sample = setInterval(
    () => void shop.memory().then((bytes) => memory.push(bytes), noSample),
    Math.max(1, minutes) * 1000,
  );
  const visit = visits(
    shop,
    numbers(shoppers).map((number) => ({ number, token: '' })),
  );
  const seconds = Math.max(1, minutes * 60);
  const measured = await measure({ url: shop.url, connections, seconds, visit, journey: journeyFor(products) });
  clearInterval(sample);
  return { rows: rowsOf(measured), memory, errors: measured.errors };
};

const main = async (): Promise<void> => {
  const options = loadOptions(process.argv.slice(2));
  const single = new Map<Engine, Map<string, Row>>();
  const together = new Map<Engine, Map<string, Row>>();
  const notes: string[] = [];
  for (const engine of options.engines) {
    const shop = await openLoadedShop(engine, options.products, options.shoppers);
    try {
      console.log(timesTable(engine, shop.times));
      single.set(engine, await eachAlone(shop, options));
      const { rows, memory, errors } = await mixed(shop, options);
      together.set(engine, rows);
      const total = [...rows.values()].reduce((sum, row) => sum + row.perSecond, 0);
      notes.push(
        `${engine}: ${total.toFixed(0)} calls/s in all, ${errors} broken connections`,
        memoryLine(engine, memory),
        `${engine}: load average ${loadavg()
          .map((load) => load.toFixed(1))
          .join(', ')} in the last 1, 5 and 15 minutes`,
      );
    } finally {
      await shop.close();
    }
  }
  console.log(
    `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}, ${options.products} products`,
  );
  console.log(table('Each call by itself, 10 connections', single));
  console.log(table(`Mixed, ${options.shoppers} shoppers on ${options.connections} connections`, together));
  console.log(`\n${notes.join('\n')}`);
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
