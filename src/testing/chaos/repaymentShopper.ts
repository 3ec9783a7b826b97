import { demoBusiness } from '../../../server/db/seedRows';
import { runOperator } from '../../../server/domain/operator';
import { checkoutBody, twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import type { TestShop } from '../../../server/testing/testShop';
import { loggedIn } from '../../api/apiEvents';
import { repaymentApi } from '../../api/repaymentApi';
import { readFresh } from '../../api/readFresh';
import type { Repayments } from '../../contract/repayments';
import { confirmRepayment } from '../../features/repayments/confirmRepayment';
import { payRepayment } from '../../features/repayments/payRepayment';
import { signedIn } from '../customers';
import { memoryLocks } from '../memoryLocks';
import { memoryStorage } from '../memoryStorage';
import { random } from '../random';
import { user } from '../builders/model';
import { type ChaosTab, openChaosTab, pause, type World } from './chaosTab';

const DURATION = 3;
const CALM_AFTER = 25;
const MOST_STEPS = 120;

type Place = { at: 'order' } | { at: 'provider'; url: string; isFor: number } | { at: 'return'; id: string };
interface Window {
  tab: ChaosTab;
  place: Place;
}

/** An approved credit of three instalments. */
const openCredit = async (server: TestShop, token: string, email: string): Promise<string> => {
  const [{ id }] = await twoGoods(server.database);
  const terms = { checkout_type: 'installment', duration: DURATION, creditor: demoBusiness.default_creditor.uuid };
  const order = checkoutBody([{ id, quantity: 1 }], terms);
  const { body } = await shopClient(server, token).post('/storefront/checkout', order);
  await runOperator(server.database, ['approve', email]);
  return (body.data as { order_code: string }).order_code;
};

/**
 * A shopper who pays every instalment of a credit under faults: double presses, lost replies and connections, two tabs,
 * reloads, declined and given-up payments, and returns that never happen. Before each press the shopper looks at the
 * instalments. In the end each instalment must have been paid once. Returns what went wrong, or null.
 */
export const runRepaymentShopper = async (server: TestShop, seed: number): Promise<string | null> => {
  const chance = random(seed);
  const happens = (percent: number): boolean => chance.below(100) < percent;
  const email = `repay.${seed}@example.com`;
  const person = { first_name: 'Ama', last_name: 'Mensah', phone: '024', email, password: 'correct horse battery' };
  const session = await signedIn(server, person);
  const orderCode = await openCredit(server, session.token, email);
  let steps = 0;
  const world: World = {
    chance,
    storage: memoryStorage({ token: session.token }),
    locks: memoryLocks(),
    sockets: random(seed + 2 ** 31),
    knowsKeys: true,
    isCalm: () => steps > CALM_AFTER,
    serve: (request) => server.fetch(request),
    onRepeat: () => undefined,
  };
  const open = (place: Place = { at: 'order' }): Window => ({ tab: openChaosTab(world), place });
  const windows = [open(), ...(happens(50) ? [open()] : [])];
  /** The payments that the provider took, each with the instalment that the shopper chose. */
  const taken = new Map<string, number>();

  const look = async ({ tab }: Window): Promise<Repayments | null> =>
    (await tab.store.dispatch(readFresh(repaymentApi.endpoints.getRepayments, orderCode))).data ?? null;

  const press = async (window: Window): Promise<void> => {
    const next = (await look(window))?.next;
    if (!next) return;
    const { number, amount } = next;
    // The two tabs of the test share one sessionStorage; without it they have different keys.
    if (happens(50)) sessionStorage.clear();
    const start = () => window.tab.store.dispatch(payRepayment({ orderCode, choice: number, amount }, () => true));
    const before = window.tab.left.length;
    await Promise.all(Array.from({ length: happens(40) ? 2 : 1 }, start));
    const url = window.tab.left.slice(before).at(-1);
    if (url !== undefined) window.place = { at: 'provider', url, isFor: number };
  };

  const atProvider = async (window: Window, { url, isFor }: Extract<Place, { at: 'provider' }>): Promise<void> => {
    const action = happens(10) ? 'decline' : happens(10) ? 'cancel' : 'pay';
    const decide = () =>
      server.fetch(
        new Request(url, {
          method: 'POST',
          body: `action=${action}`,
          headers: { Origin: 'http://localhost', 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
      );
    const [reply] = await Promise.all(Array.from({ length: happens(40) ? 2 : 1 }, decide));
    const location = reply?.headers.get('Location');
    const id = location ? new URL(location).searchParams.get('checkoutid') : null;
    if (action === 'pay' && id !== null) taken.set(id, isFor);
    window.tab.close();
    Object.assign(window, open(id !== null && happens(70) ? { at: 'return', id } : { at: 'order' }));
  };

  const atReturn = async (window: Window, id: string): Promise<void> => {
    const confirm = () => window.tab.store.dispatch(confirmRepayment(id));
    await Promise.all([confirm(), confirm()]);
    window.place = { at: 'order' };
  };

  const step = async (window: Window): Promise<void> => {
    const { store } = window.tab;
    // A 401 ends the session.
    if (store.getState().session.token === null) store.dispatch(loggedIn({ token: session.token, account: user() }));
    const { place } = window;
    if (place.at === 'provider') return atProvider(window, place);
    if (place.at === 'return') return atReturn(window, place.id);
    const [other] = windows.filter((each) => each !== window && each.place.at === 'order');
    await Promise.all([press(window), ...(other && happens(50) ? [press(other)] : [])]);
    return undefined;
  };

  const paidOff = async (): Promise<boolean> =>
    (await server.database.query(`SELECT 1 FROM loans WHERE order_code = $1 AND status = 'Closed'`, [orderCode]))
      .length > 0;
  while (!(await paidOff()) && steps < MOST_STEPS) {
    steps += 1;
    await step(chance.pick(windows));
    await pause(chance.below(3));
  }
  for (const { tab } of windows) tab.close();
  await pause(20);

  const [sums] = await server.database.query<{ booked: number; payments: number; payable: number }>(
    `SELECT coalesce(sum(r.amount), 0)::bigint AS booked, count(*) AS payments, l.payable FROM loans l
     LEFT JOIN repayments r ON r.order_code = l.order_code WHERE l.order_code = $1 GROUP BY l.payable`,
    [orderCode],
  );
  if (!(await paidOff())) return `never came to an end; ${taken.size} payments taken`;
  const instalments = [...taken.values()];
  if (new Set(instalments).size !== taken.size) return `paid twice: instalments ${instalments.join(', ')}`;
  if (sums?.payments !== taken.size) return `${sums?.payments} payments booked of ${taken.size}`;
  return sums.booked === sums.payable ? null : `booked ${sums.booked} of ${sums.payable}`;
};
