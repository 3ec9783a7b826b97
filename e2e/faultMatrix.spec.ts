import { expect, test } from '@playwright/test';
import { WIRE_CALLS } from '../src/testing/builders/calls';
import { isInCi } from './faults/ciCells';
import { KINDS } from './faults/kinds';
import { allCells, runCells } from './faults/matrix';
import { openWorld, type World } from './faults/world';

const CALLS = WIRE_CALLS.map(({ call }) => call);
const cells = allCells();
const inCi = cells.filter((cell) => isInCi(cell, CALLS));
const MONEY = /checkout|order|down_payment|cfschedule/;
const BAG = /cart|product-variant/;
const ACCOUNT = /customer|admin|auth|review|is_logged_in/;

// A busy machine needs longer: alone, the whole file takes less than a minute.
test.describe.configure({ timeout: 360_000 });
test.use({ trace: 'off' });

let world: World;

test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world.close());

const isMoney = (call: string): boolean => MONEY.test(call);
const callsOf = (chosen: typeof cells): string[] => [...new Set(chosen.map(({ scene }) => scene.call))];

test('the matrix covers every order and payment call with every kind of fault', () => {
  const calls = callsOf(cells);
  expect(CALLS.filter(isMoney).filter((call) => !calls.includes(call))).toEqual([]);
  expect(calls.filter((call) => !CALLS.includes(call))).toEqual([]);
  expect(cells).toHaveLength(calls.length * KINDS.length);
  // `npm run test:all` covers every call of the matrix and every kind of fault at least once.
  expect(callsOf(inCi)).toEqual(calls);
  expect(new Set(inCi.map(({ kind }) => kind.name)).size).toBe(KINDS.length);
});

const isAccount = (call: string): boolean => ACCOUNT.test(call) && !isMoney(call);

for (const [name, isOf] of [
  ['a payment or order call', isMoney],
  ['a cart call', (call: string) => BAG.test(call)],
  ['an account call', isAccount],
  ['a catalogue read', (call: string) => ![MONEY, BAG, ACCOUNT].some((part) => part.test(call))],
] as const) {
  const title = `${name} that fails shows a message, keeps stored data, is not resent and can be retried`;
  test(title, isOf === isMoney ? {} : { tag: '@slow' }, async ({ browser }) => {
    const chosen = inCi.filter(({ scene }) => isOf(scene.call));
    // `npm run faults` checks every state with axe.
    const results = await runCells(
      browser,
      world,
      chosen.map((cell) => ({ ...cell, withAxe: cell.withAxe && isMoney(cell.scene.call) })),
    );
    expect(results).toHaveLength(chosen.length);
    const failed = results.filter(({ problems }) => problems.length > 0);
    expect(failed.map(({ call, kind, problems }) => `${call}, ${kind}: ${problems.join('\n')}`).join('\n')).toBe('');
  });
}
