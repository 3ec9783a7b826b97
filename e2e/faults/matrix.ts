import type { Browser } from '@playwright/test';
import { ACTED, json, type Kind, type KindName, KINDS, SERVER_MESSAGE, WORDED } from './kinds';
import { type Lane, openLane } from './lane';
import { accountRules } from './rules/accountRules';
import { cartRules } from './rules/cartRules';
import { catalogueRules } from './rules/catalogueRules';
import { moneyRules } from './rules/moneyRules';
import { GENERAL, RETRY, SENT_TO_SIGN_IN } from './rules/words';
import { type Cell, runCell } from './runCell';
import { type RuleOf, rules, type Scene } from './scene';
import { accountScenes } from './scenes/accountScenes';
import { cartScenes } from './scenes/cartScenes';
import { catalogueScenes } from './scenes/catalogueScenes';
import { moneyScenes } from './scenes/moneyScenes';
import type { World } from './world';

export const SCENES: Scene[] = [...catalogueScenes, ...accountScenes, ...cartScenes, ...moneyScenes(ACTED)];
const RULES = { ...catalogueRules, ...accountRules, ...cartRules, ...moneyRules };

/** For scenes without their own rule: the message is shown, and the call can be retried. */
const defaultRule = ({ who, press }: Scene): RuleOf =>
  rules(
    { shows: [GENERAL], again: press ? 'press' : RETRY },
    [WORDED, { shows: [SERVER_MESSAGE] }],
    [who === 'customer' ? ['401'] : [], SENT_TO_SIGN_IN],
  );

const cellOf = (scene: Scene, kind: Kind & { name: KindName }): Cell => {
  const ruleOf = RULES[scene.call] ?? defaultRule(scene);
  const { otherShape } = scene;
  const isOther = kind.name === '200 other shape' && otherShape !== undefined;
  const met = isOther ? { ...kind, reply: json(200, otherShape) } : kind;
  return { scene, kind: met, rule: ruleOf(kind.name), withAxe: false };
};

/** Every scene with every kind of fault. axe checks only the first of the cells that end in the same state. */
export const allCells = (): Cell[] => {
  const states = new Set<string>();
  return SCENES.flatMap((scene) => KINDS.map((kind) => cellOf(scene, kind))).map((cell) => {
    const { shows, at } = cell.rule;
    const state = `${cell.scene.call} ${shows.join()} ${String(at)}`;
    const withAxe = !states.has(state);
    states.add(state);
    return { ...cell, withAxe };
  });
};

export interface Result {
  call: string;
  kind: KindName;
  problems: string[];
}

/** Runs cells in parallel, each in the next free page. */
export const runCells = async (
  browser: Browser,
  world: World,
  cells: readonly Cell[],
  { pages = 3, onResult }: { pages?: number; onResult?: (result: Result) => void } = {},
): Promise<Result[]> => {
  const waiting = [...cells];
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    let lane: Lane | null = null;
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      lane ??= await openLane(browser, world.url);
      const problems = await runCell(lane, world, cell).catch((error: unknown) => [String(error).slice(0, 400)]);
      const result = { call: cell.scene.call, kind: cell.kind.name, problems };
      results.push(result);
      onResult?.(result);
      // A failed cell's page is closed, so that its leftovers do not affect the next cell.
      if (problems.length > 0) {
        await lane.close();
        lane = null;
      }
    }
    await lane?.close();
  };
  await Promise.all(Array.from({ length: pages }, work));
  return results;
};
