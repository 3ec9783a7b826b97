import type { Exchange } from '../exchange';
import { AS_WRITTEN, type Kit } from '../kit';
import { refuses } from '../refusals';
import { brokenUnless, type Finding, lenient } from '../verdict';
import { CHECKOUT, checkOut, newPress, orderFindings, payload, type Placed, type Purchases } from './purchase';

/** Whether the back end supports idempotency keys: if so, it refuses a malformed one. */
export const malformedKeyCheck = async (kit: Kit, purchases: Purchases): Promise<boolean> => {
  const { seen, code } = await checkOut(kit, purchases, payload(purchases), 'short');
  const isTaken = code !== null;
  const ignored = lenient('keys are not supported: a repeated request places a second order');
  const other = seen.http === 400 ? [] : lenient(`HTTP ${seen.http}, not 400`);
  kit.say(CHECKOUT, 'refuses a malformed key', seen, isTaken ? ignored : [...refuses(seen), ...other]);
  return !isTaken;
};

/** A back end may ignore idempotency keys; one that supports them must not book twice. */
const keyFindings = (holds: boolean, knowsKeys: boolean, why: string): Finding[] => {
  if (holds) return [];
  return knowsKeys ? brokenUnless(false, why) : lenient(why);
};

/** The reply to a repeated press is the first reply. */
export const repeatFindings = (first: Exchange, again: Exchange, knowsKeys: boolean): Finding[] =>
  keyFindings(
    again.text === first.text && again.http === first.http,
    knowsKeys,
    'the reply differs from the first one',
  );

export const pressChecks = async (kit: Kit, purchases: Purchases, knowsKeys: boolean): Promise<Placed> => {
  const press = newPress();
  const body = payload(purchases);
  const first = await checkOut(kit, purchases, body, press);
  kit.say(CHECKOUT, AS_WRITTEN, first.seen, orderFindings(first, true));
  const again = await checkOut(kit, purchases, body, press);
  kit.say(CHECKOUT, 'answers a repeated press with the first reply', again.seen, [
    ...keyFindings(again.code === first.code, knowsKeys, 'the repeated request was booked twice'),
    ...(again.code === first.code ? repeatFindings(first.seen, again.seen, knowsKeys) : []),
  ]);
  const note = await checkOut(kit, purchases, { ...body, order_note: 'Another order' }, press);
  kit.say(CHECKOUT, 'refuses a key with another order', note.seen, [
    ...keyFindings(note.seen.http === 422, knowsKeys, `HTTP ${note.seen.http}, not 422`),
  ]);
  const next = newPress();
  const twins = await Promise.all([1, 2, 3].map(() => checkOut(kit, purchases, body, next)));
  const codes = new Set(twins.map(({ code }) => code));
  const [twin = first] = twins;
  kit.say(CHECKOUT, 'books one order for a press that comes three times at once', twin.seen, [
    ...keyFindings(codes.size === 1 && twin.code !== null, knowsKeys, `${codes.size} different replies to one key`),
    ...brokenUnless(
      twin.code === null || twin.code !== first.code,
      'a request with another key was answered with the first reply',
    ),
  ]);
  return first;
};
