import { resolve } from 'node:path';
import { WIRE_CALLS } from '../../src/testing/builders/calls';
import { launchBrowser } from '../browser';
import { ensureDist } from '../support/dist';
import { allCells, runCells, SCENES } from './matrix';
import { writeResults } from './report';
import { openWorld } from './world';

const PAGE = resolve(__dirname, '../../docs/fault-matrix.md');

/** Runs every scene with every fault: npm run faults -- [PATTERN OF CALLS] [PATTERN OF KINDS] [--write] [--pages=3] */
const main = async (): Promise<void> => {
  const words = process.argv.slice(2);
  const [call = '', kind = ''] = words.filter((word) => !word.startsWith('--'));
  const pages = Number(words.find((word) => word.startsWith('--pages='))?.slice('--pages='.length) ?? 4);
  await ensureDist();
  const started = Date.now();
  const world = await openWorld();
  const browser = await launchBrowser();
  const isWanted = [new RegExp(call), new RegExp(kind)] as const;
  const cells = allCells().filter((cell) => isWanted[0].test(cell.scene.call) && isWanted[1].test(cell.kind.name));
  const results = await runCells(browser, world, cells, {
    pages,
    onResult: ({ call: name, kind: met, problems }) => {
      if (problems.length > 0) console.log(`${name} × ${met}: ${problems.join('; ')}`);
    },
  });
  await browser.close();
  await world.close();
  const calls = [...new Set([...SCENES, ...WIRE_CALLS].map((each) => each.call))];
  if (words.includes('--write')) await writeResults(PAGE, results, calls);
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  console.log(`${results.length} cells, ${failed} do not hold, ${Math.round((Date.now() - started) / 1000)} s`);
  process.exitCode = failed > 0 ? 1 : 0;
};

void main();
