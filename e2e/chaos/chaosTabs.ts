import { launchBrowser } from '../browser';
import { ensureDist } from '../support/dist';
import { startTestShop } from '../support/shopServer';
import { runTwoTabs } from '../support/twoTabs';

/**
 * Lets this many pairs of tabs change one bag at once in a real browser; returns the lines that were lost or restored.
 */
export const chaosTabs = async (count: number, first: number): Promise<string[]> => {
  await ensureDist();
  const shop = await startTestShop();
  const browser = await launchBrowser();
  const context = await browser.newContext({ baseURL: shop.url });
  const onRun = (seed: number): void => {
    if ((seed - first + 1) % 100 === 0) console.log(`${seed - first + 1} pairs of tabs`);
  };
  const faults = await runTwoTabs(context, { first, count, onRun });
  for (const fault of faults) console.log(fault);
  await browser.close();
  await shop.close();
  console.log(`${faults.length} lines lost, revived or wrong`);
  return faults;
};
