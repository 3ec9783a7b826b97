import * as v from 'valibot';
import { twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import type { TestShop } from '../../../server/testing/testShop';
import { loggedIn } from '../../api/apiEvents';
import { businessApi } from '../../api/businessApi';
import { cartApi } from '../../api/cartApi';
import { cartReply } from '../../contract/cart';
import { ordersReply } from '../../contract/order';
import { userSchema } from '../../contract/customer';
import { selectCartLines, selectCartStatus } from '../../features/cart/cartSelectors';
import { orderCodes } from '../../features/checkout/payment/ownOrders';
import type { PaymentOutcome } from '../../features/checkout/payment/paymentOutcome';
import { cancelDuplicates, cancelOrder, giveUpPayment } from '../../features/checkout/payment/cancelOrder';
import { confirmPayment } from '../../features/checkout/payment/confirmPayment';
import { shopperCameBack } from '../../features/checkout/payment/paymentSlice';
import { runStep } from '../../features/checkout/payment/paymentStep';
import { recoverOrder } from '../../features/checkout/payment/recoverOrder';
import { continuePayment } from '../../features/checkout/payment/redirectToPayment';
import { placeOrder } from '../../features/checkout/payment/submitOrder';
import { secret } from '../../lib/secret';
import { snapshotOf } from '../../features/checkout/payment/cartSnapshot';
import { signedIn } from '../customers';
import { memoryLocks } from '../memoryLocks';
import { memoryStorage } from '../memoryStorage';
import { random } from '../random';
import { type ChaosTab, openChaosTab, pause, type World } from './chaosTab';

const ENDED = new Set(['Cancelled', 'Declined', 'Expired']);
const SOCKETS = 2 ** 31;
const CALM_AFTER = 20;
const MOST_STEPS = 80;

type Place = { at: 'checkout' } | { at: 'provider'; url: string } | { at: 'return'; id: string };
interface Window {
  tab: ChaosTab;
  place: Place;
  /** The page has checked the outcome of the last order. */
  isSettled: boolean;
}

export interface ChaosEnd {
  seed: number;
  /** Null when no error was found. */
  fault: string | null;
  sent: number;
  /** Orders that the browser itself sent again. */
  repeated: number;
  /** Duplicates that were shown to the shopper. */
  named: number;
  steps: number;
}

interface BackEnd {
  /** Whether it recognises a call by its idempotency key; otherwise the key never reaches it. */
  knowsKeys: boolean;
}

const isOrder = ({ url }: Request): boolean => url.endsWith('/storefront/checkout');

const withoutKey = (request: Request): Request => {
  const headers = new Headers(request.headers);
  headers.delete('Idempotency-Key');
  return new Request(request, { headers });
};

/**
 * A shopper who places one order under faults: double presses, Back, reloads, lost replies, lost connections, two
 * tabs, expired sessions, declined or cancelled payments. It dispatches the same steps as the shop's pages. In the end
 * there must be exactly one order at the server, and the shopper must have seen it. If the back end ignores keys, a
 * browser that repeats an order by itself creates duplicates: each must be shown to the shopper.
 */
export const runChaosShopper = async (
  server: TestShop,
  seed: number,
  { knowsKeys }: BackEnd = { knowsKeys: true },
): Promise<ChaosEnd> => {
  const chance = random(seed);
  const happens = (percent: number): boolean => chance.below(100) < percent;
  const named = { all: new Set<string>(), duplicates: new Set<string>() };
  let steps = 0;
  let sent = 0;
  let repeated = 0;

  const email = `chaos.${seed}.${String(knowsKeys)}@example.com`;
  const customer = { first_name: 'Ama', last_name: 'Mensah', phone: '024', email, password: 'correct horse battery' };
  const session = await signedIn(server, customer);
  const client = shopClient(server, session.token);
  const isInstalment = happens(40);
  const isApproved = isInstalment && happens(50);
  const eligible = isApproved ? 'Approved' : 'Created';
  await server.database.query('UPDATE users SET eligible = $2 WHERE email = $1', [email, eligible]);
  const account = { ...v.parse(userSchema, JSON.parse(session.account)), eligible };
  const [shirt, cup] = await twoGoods(server.database);
  await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 1 + chance.below(2) });
  if (happens(50)) await client.post('/storefront/add-to-cart', { product_variant_id: cup.id, quantity: 1 });

  const storage = memoryStorage({ token: session.token, account: JSON.stringify(account) });
  const world: World = {
    chance,
    storage,
    locks: memoryLocks(),
    sockets: random(seed + SOCKETS),
    knowsKeys,
    isCalm: () => steps > CALM_AFTER,
    serve: (request) => {
      if (isOrder(request)) sent += 1;
      return server.fetch(knowsKeys ? request : withoutKey(request));
    },
    onRepeat: (request) => {
      if (isOrder(request)) repeated += 1;
    },
  };

  const windows: Window[] = [];
  const open = (place: Place = { at: 'checkout' }): Window => ({ tab: openChaosTab(world), place, isSettled: false });
  windows.push(open());
  if (happens(40)) windows.push(open());
  const reload = (window: Window, place: Place = window.place): void => {
    window.tab.close();
    Object.assign(window, open(place));
  };

  const liveOrders = async () =>
    (await client.read(ordersReply, '/storefront/my-orders')).data.filter(({ status }) => !ENDED.has(status));
  let known: string | null | undefined;

  /** Cancels the duplicates from the panel of several orders; some shoppers do so later. */
  const showDuplicates = async (window: Window): Promise<void> => {
    const { store } = window.tab;
    const { outcome } = store.getState().payment;
    if (outcome?.kind !== 'twice') return;
    window.isSettled = false;
    named.all.add(outcome.orderCode);
    for (const code of outcome.duplicates) for (const codes of Object.values(named)) codes.add(code);
    if (!world.isCalm() && happens(30)) return;
    const end = await store.dispatch(runStep(cancelDuplicates()));
    if (end?.kind === 'saved') known = end.orderCode;
  };

  /** The shopper's reaction to the outcome of a step. */
  const react = async (window: Window, end: PaymentOutcome): Promise<void> => {
    if (end.kind === 'saved' || end.kind === 'confirmed') known = end.orderCode;
    else if (end.kind === 'left') window.place = { at: 'provider', url: window.tab.left.at(-1) ?? '' };
    else if (end.kind === 'twice') await showDuplicates(window);
    else if (end.kind === 'waiting' || end.kind === 'unreadable') window.isSettled = false;
    else if (end.kind === 'newOrder') {
      // The message says that an order exists already, so the shopper does not press again here.
      window.isSettled = false;
      if (windows.length > 1) windows.splice(windows.indexOf(window), 1)[0]?.tab.close();
    }
  };

  const press = async (window: Window): Promise<void> => {
    const { store } = window.tab;
    const shown = snapshotOf(selectCartLines(store.getState()));
    if (shown.lines.length === 0 || shown.total === null) return;
    const plan = isInstalment
      ? ({ type: 'installment', duration: 3, downPayment: isApproved ? 100 : 0 } as const)
      : ({ type: 'cash' } as const);
    const delivery = secret({ address: null, note: '' });
    const order = () => store.dispatch(runStep(placeOrder({ plan, delivery, currency: 'GHS', accepted: null })));
    const presses = Array.from({ length: happens(40) ? 3 : 1 }, order);
    const { tab } = window;
    const gone = tab.isOpen() && happens(world.isCalm() ? 0 : 15) ? pause(chance.below(30)).then(() => true) : null;
    const ends = await Promise.race([Promise.all(presses), ...(gone ? [gone] : [])]);
    if (ends === true) {
      reload(window);
      return;
    }
    for (const end of ends as Awaited<(typeof presses)[number]>[]) if (end) await react(window, end);
  };

  const recover = async (window: Window): Promise<void> => {
    const { store, left } = window.tab;
    const end = await store.dispatch(runStep(recoverOrder()));
    if (end === null) return;
    window.isSettled = true;
    await react(window, end);
    if (end.kind !== 'waiting' || end.orderCode === null) return;
    if (store.getState().payment.pending?.checkoutUrl && happens(60)) {
      const before = left.length;
      await store.dispatch(runStep(continuePayment()));
      if (left.length > before) window.place = { at: 'provider', url: left.at(-1) ?? '' };
    } else if (happens(60)) await store.dispatch(runStep(cancelOrder(end.orderCode)));
  };

  const atCheckout = async (window: Window): Promise<void> => {
    const { store } = window.tab;
    await store.dispatch(businessApi.endpoints.getBusiness.initiate());
    await store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
    if (!window.isSettled) return recover(window);
    if (selectCartStatus(store.getState()) !== 'ready') return undefined;
    const others = windows.filter((other) => other !== window && other.isSettled && other.place.at === 'checkout');
    const [other] = others;
    if (other && happens(50)) await Promise.all([press(window), press(other)]);
    else await press(window);
    return undefined;
  };

  const atProvider = async (window: Window, url: string): Promise<void> => {
    const roll = chance.below(100);
    if (roll < 15) {
      // The Back button restores the page from the back/forward cache or reloads it.
      window.place = { at: 'checkout' };
      window.isSettled = false;
      if (happens(50)) window.tab.store.dispatch(shopperCameBack());
      else reload(window);
      return;
    }
    const action = roll < 25 ? 'decline' : roll < 35 ? 'cancel' : 'pay';
    const headers = { Origin: 'http://localhost', 'Content-Type': 'application/x-www-form-urlencoded' };
    const reply = await server.fetch(new Request(url, { method: 'POST', body: `action=${action}`, headers }));
    const location = new URL(reply.headers.get('Location') ?? '/checkout', 'http://localhost');
    const id = location.searchParams.get('checkoutid');
    const orderNo = location.searchParams.get('order_no');
    // Some shoppers close the browser before they return.
    reload(window, id !== null && happens(85) ? { at: 'return', id } : { at: 'checkout' });
    if (orderNo !== null) await window.tab.store.dispatch(runStep(giveUpPayment(orderNo)));
  };

  const atReturn = async (window: Window, id: string): Promise<void> => {
    const { store } = window.tab;
    const { checkoutId, lastPayment } = store.getState().payment;
    if (checkoutId !== id && lastPayment?.checkoutId !== id) {
      window.place = { at: 'checkout' };
      return;
    }
    // Simulates an effect that runs twice.
    const asked = [store.dispatch(runStep(confirmPayment(id))), store.dispatch(runStep(confirmPayment(id)))];
    const [end] = await Promise.all(asked);
    if (end?.kind === 'confirmed') known = end.orderCode;
    else if (end?.kind === 'notPaid') {
      window.place = { at: 'checkout' };
      window.isSettled = false;
    } else if (happens(30)) reload(window);
  };

  const step = async (window: Window): Promise<void> => {
    const { store } = window.tab;
    window.tab.entries.receiveAll();
    if (store.getState().session.token === null) {
      // Typing a password takes longer than the other tab needs to clear the session or to store a new one.
      await pause(20);
      window.tab.entries.receiveAll();
      store.dispatch(loggedIn({ token: session.token, account }));
      window.tab.entries.saveAll();
    }
    if (!world.isCalm() && happens(8)) reload(window);
    const { place } = window;
    if (place.at === 'provider') return atProvider(window, place.url);
    if (place.at === 'return') return atReturn(window, place.id);
    return atCheckout(window);
  };

  const run = async (): Promise<string | null> => {
    while (known === undefined && steps < MOST_STEPS) {
      steps += 1;
      await step(chance.pick(windows));
      await pause(chance.below(3));
      const live = await liveOrders();
      // Only a repeat by the browser itself may create a duplicate, and only if the back end ignores keys.
      if (live.length > 1 && (knowsKeys || repeated === 0)) return `duplicate: ${orderCodes(live).join(', ')}`;
    }
    const live = await liveOrders();
    if (known === undefined) return `never came to an end; ${live.length} orders live`;
    const unnoticed = orderCodes(live).filter((code) => !named.all.has(code));
    if (live.length > 1 && unnoticed.length > 0) return `unnoticed duplicate: ${unnoticed.join(', ')}`;
    if (live.length !== 1) return `${live.length} orders live in the end`;
    if (known !== null && live[0]?.orderCode !== known) return 'led to another order';
    const cart = (await client.read(cartReply, '/storefront/my-cart')).data;
    if (cart.length > 0) return 'the order is placed, and the bag still full';
    return null;
  };

  const fault = await run();
  for (const { tab } of windows) tab.close();
  // Lets pending requests arrive.
  await pause(20);
  return { seed, fault, sent, repeated, named: named.duplicates.size, steps };
};
