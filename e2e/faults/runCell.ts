import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { callPattern } from '../../src/testing/builders/calls';
import { faultsOf, sentTooOften, unmetExpectations } from './findings';
import type { Kind, KindName } from './kinds';
import type { Lane } from './lane';
import { look, type Seen } from './look';
import type { Arranged, Rule, Scene, Works } from './scene';
import type { World } from './world';

export interface Cell {
  scene: Scene;
  kind: Kind & { name: KindName };
  rule: Rule;
  /** Whether axe checks this cell, on behalf of all cells that end in the same state. */
  withAxe: boolean;
}

/** Milliseconds of the page's own clock. */
const STEP = 2500;
/** The minimum wait; afterwards the page sends no more requests by itself. */
const LEAST = { answered: 7500, unanswered: 32_500, triedAgain: 0 };
const MOST = { answered: 40_000, unanswered: 150_000, triedAgain: 15_000 };
/** Milliseconds of the machine's clock. The page's own clock can outrun a busy machine's network. */
const LEAST_REAL = 30_000;

/** A page that is being left cannot be read; retry on the next one. */
const lookAfterLeaving = async (page: Page, tries = 5): Promise<Seen> => {
  try {
    return await look(page);
  } catch (error) {
    if (tries === 0) throw error;
    await page.waitForLoadState();
    return lookAfterLeaving(page, tries - 1);
  }
};

/** Runs the page's clock until the expected state is shown, and a while longer. */
const runUntilShown = async (
  lane: Lane,
  works: Works,
  end: keyof typeof MOST,
): Promise<{ seen: Seen; left: string[] }> => {
  const began = Date.now();
  for (let passed = 0; ; passed += STEP) {
    await lane.idle();
    const seen = await lookAfterLeaving(lane.page);
    const left = unmetExpectations(works, seen, lane.heard);
    if (left.length === 0 && passed >= LEAST[end]) return { seen, left };
    if (passed >= MOST[end] && Date.now() - began >= LEAST_REAL) return { seen, left };
    // A page that is being left has no clock to run.
    await lane.page.clock.runFor(STEP).catch(() => undefined);
  }
};

const open = async (lane: Lane, scene: Scene, given: Arranged, entries: Record<string, string>): Promise<void> => {
  await lane.clear();
  const served = Object.entries({ ...scene.served, ...given.served });
  lane.served = served.map(([call, body]) => ({ hits: callPattern(call), body }));
  await lane.page.evaluate((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, entries);
};

const fill = async ({ page }: Lane, texts: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) {
    await page.getByRole('main').getByLabel(label, { exact: true }).filter({ visible: true }).fill(text);
  }
};

const tryAgain = async ({ page }: Lane, { press }: Scene, again: NonNullable<Rule['again']>): Promise<void> => {
  if (again === 'reload') await page.reload();
  else if (again === 'press') await press?.(page);
  else {
    const button = page.getByRole('button', { name: again.button }).filter({ visible: true }).first();
    // A page that retries by itself may have moved on before the press; the next check shows whether it has.
    await button.click({ timeout: 5000 }).catch(() => undefined);
  }
};

/** Runs one cell; returns an error message for each expectation that fails. */
export const runCell = async (lane: Lane, world: World, { scene, kind, rule, withAxe }: Cell): Promise<string[]> => {
  const { page } = lane;
  const session = await world.customer();
  const given = (await scene.arrange?.(world, session)) ?? {};
  const own = scene.who === 'customer' ? { token: session.token, account: session.account } : {};
  const wishlist = `[${world.goods.productId}]`;
  await open(lane, scene, given, { wishlist, ...own, ...given.entries });

  const fault = { hits: callPattern(scene.call), kind };
  if (!scene.press) lane.fault = fault;
  await page.goto(given.address ?? scene.address ?? '/');
  const texts = { ...scene.fill, ...given.fill };
  await fill(lane, texts);
  await lane.idle();
  lane.fault = fault;
  await scene.press?.(page);
  await scene.unfold?.(page);

  const { seen, left } = await runUntilShown(lane, rule, kind.reply === 'hang' ? 'unanswered' : 'answered');
  const problems = [
    ...left,
    ...faultsOf(scene, rule, seen, { wishlist, filled: Object.values(texts) }, lane.heard),
    ...sentTooOften(scene, rule, lane.sent),
    ...lane.errors.map((error) => `error: ${error.slice(0, 200)}`),
  ];
  const held = await scene.held?.(world, session, kind.name);
  if (held) problems.push(held);
  if (problems.length > 0) problems.push(`live regions said: ${JSON.stringify(lane.heard)}`);
  if (withAxe) problems.push(...(await axeFindings(page)));
  if (problems.length > 0 || rule.again === null) return problems;

  lane.fault = null;
  Object.assign(lane, { heard: [] });
  await tryAgain(lane, scene, rule.again);
  const end = await runUntilShown(lane, rule.works ?? scene.works, 'triedAgain');
  problems.push(...end.left.map((text) => `tried again: ${text}`));
  const heldNow = await scene.heldInTheEnd?.(world, session, kind.name);
  if (heldNow) problems.push(`tried again: ${heldNow}`);
  return [...problems, ...lane.errors.map((error) => `tried again: error: ${error.slice(0, 200)}`)];
};
