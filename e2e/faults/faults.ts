import { chromium } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../browser';
import { ensureDist } from '../support/dist';
import { allCells, runCells } from './matrix';
import { openWorld } from './world';

/** Every call with every fault: npm run faults -- [PART OF A CALL'S NAME] [KIND] */
const main = async (): Promise<void> => {
  const [call = '', kind = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  await ensureDist();
  const started = Date.now();
  const world = await openWorld();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
  const cells = allCells().filter((cell) => cell.scene.call.includes(call) && cell.kind.name.includes(kind));
  const results = await runCells(browser, world, cells, {
    onResult: (result) => {
      if (result.problems.length > 0) console.log(`${result.call} × ${result.kind}: ${result.problems.join('; ')}`);
    },
  });
  await browser.close();
  await world.close();
  const failed = results.filter(({ problems }) => problems.length > 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${results.length} cells, ${failed.length} faults, ${seconds} s`);
  process.exitCode = failed.length > 0 ? 1 : 0;
};

void main();
