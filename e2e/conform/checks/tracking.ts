import { ordersReply } from '../../../src/contract/order';
import { trackingReply } from '../../../src/contract/tracking';
import { isRecord } from '../../../src/lib/json';
import type { Exchange } from '../exchange';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { refuses } from '../refusals';
import { answers, fieldOf } from '../replies';
import { brokenUnless, type Finding } from '../verdict';

const CALL = 'POST /storefront/track';
const UNKNOWN = 'NO-SUCH-ORDER';

/** All that a visitor may learn. */
const TOLD: Record<string, string[]> = {
  data: ['order_code', 'order_status', 'steps', 'delivery', 'pickup'],
  delivery: ['city'],
  pickup: ['name', 'city'],
};

const privacyFindings = (seen: Exchange): Finding[] => {
  const data = fieldOf(seen.body, 'data');
  return Object.entries(TOLD).flatMap(([name, allowed]) => {
    const part = name === 'data' ? data : fieldOf(data, name);
    const more = isRecord(part) ? Object.keys(part).filter((key) => !allowed.includes(key)) : [];
    return brokenUnless(more.length === 0, `${name} tells more than a visitor may know: ${more.join(', ')}`);
  });
};

const stepFindings = (seen: Exchange, code: string): Finding[] => {
  const data = readAs(trackingReply, seen)?.data;
  const times = (data?.steps ?? []).flatMap(({ at }) => (at === null ? [] : [Date.parse(at)]));
  const inOrder = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0));
  return [
    ...brokenUnless(data?.orderCode === code, 'order_code is not that of the order'),
    ...brokenUnless(times.length > 0, 'no step has a date'),
    ...brokenUnless(inOrder, 'a step is dated before an earlier one'),
  ];
};

const messageOf = ({ http, body }: Exchange) =>
  JSON.stringify([http, fieldOf(body, 'status'), fieldOf(body, 'message')]);

/** Needs an order of the customer for all but the refusal. */
export const trackingChecks = async (kit: Kit, email: string): Promise<void> => {
  if (!kit.features.includes('tracking')) return;
  const track = (order_code: string, address: string) =>
    kit.ask(CALL, { body: { order_code, email: address }, token: null });
  const unknown = await track(UNKNOWN, email);
  kit.say(CALL, 'refuses an unknown order', unknown, refuses(unknown));
  const [order] = readAs(ordersReply, await kit.ask('GET /storefront/my-orders'))?.data ?? [];
  if (!order) return;
  for (const address of ['nobody@storefront.example', 'no address']) {
    const miss = await track(order.orderCode, address);
    const isAlike = messageOf(miss) === messageOf(unknown);
    kit.say(CALL, `answers the email ‘${address}’ like an unknown order`, miss, [
      ...refuses(miss),
      ...brokenUnless(isAlike, 'the reply tells which half of the pair is wrong'),
    ]);
  }
  const seen = await track(order.orderCode, email);
  kit.say(CALL, AS_WRITTEN, seen, [
    ...answers(CALL, seen),
    ...privacyFindings(seen),
    ...stepFindings(seen, order.orderCode),
  ]);
  const typed = await track(` ${order.orderCode.toLowerCase()}`, `${email.toUpperCase()} `);
  kit.say(CALL, 'forgives case and spaces', typed, brokenUnless(typed.text === seen.text, 'the reply differs'));
};
