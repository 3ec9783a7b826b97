import type { Browser } from '@playwright/test';
import { phone, quiet } from './measure';

/** Measures the scripts of an idle page: the uncompressed bytes of those that ran, and the heap they leave. */
export const scriptsOf = async (browser: Browser, address: string) => {
  const context = await phone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let evaluated = 0;
  session.on('Debugger.scriptParsed', ({ length = 0 }) => (evaluated += length));
  await session.send('Debugger.enable');
  await page.goto(address);
  await quiet(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  return { evaluatedKb: evaluated / 1000, heapMb: usedSize / 1e6 };
};
