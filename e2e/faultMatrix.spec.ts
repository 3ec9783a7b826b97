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

// A machine with other work is given the time it needs; by itself the whole file takes less than this.
test.describe.configure({ timeout: 360_000 });
// What does not hold is told in words; a record of hundreds of pages would tell nobody more.
test.use({ trace: 'off', screenshot: 'off' });

let world: World;

test.beforeAll(async () => {
  world = await openWorld();
});
test.afterAll(() => world.close());

test('the matrix holds every call there is, each with every kind of fault', () => {
  expect([...new Set(cells.map(({ scene }) => scene.call))].sort()).toEqual([...CALLS].sort());
  expect(cells).toHaveLength(CALLS.length * KINDS.length);
  // With every change every call is met by some fault, and every fault meets some call.
  expect(new Set(inCi.map(({ scene }) => scene.call)).size).toBe(CALLS.length);
  expect(new Set(inCi.map(({ kind }) => kind.name)).size).toBe(KINDS.length);
});

for (const [name, isOf] of [
  ['a call for money or orders', (call: string) => MONEY.test(call)],
  ['a call for the bag', (call: string) => BAG.test(call)],
  ['a call for an account', (call: string) => ACCOUNT.test(call) && !MONEY.test(call)],
  ['a read of the catalogue', (call: string) => ![MONEY, BAG, ACCOUNT].some((part) => part.test(call))],
] as const) {
  test(`${name} that fails is told, keeps what there was, is not sent again and can be tried again`, async ({
    browser,
  }) => {
    const chosen = inCi.filter(({ scene }) => isOf(scene.call));
    // Axe sees every state in the complete run; here those that money hangs on.
    const results = await runCells(
      browser,
      world,
      chosen.map((cell) => ({ ...cell, withAxe: cell.withAxe && MONEY.test(cell.scene.call) })),
    );
    expect(results).toHaveLength(chosen.length);
    expect(results.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });
}
