import type { Browser, CDPSession } from '@playwright/test';
import { phone, quiet, openThrottledPage } from './measure';

/** The sampling interval in microseconds. */
const INTERVAL = 200;
const SHOWN = 20;

/** Profiles the functions that ran during the work: the self time of each in milliseconds, longest first. */
export const profiled = async <T>(session: CDPSession, name: string, work: () => Promise<T>): Promise<T> => {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.send('Profiler.start');
  const result = await work();
  const { profile } = await session.send('Profiler.stop');
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const spent = new Map<string, number>();
  profile.samples?.forEach((id, index) => {
    const { functionName = '', url = '', lineNumber = 0, columnNumber = 0 } = frames.get(id) ?? {};
    if (functionName === '(idle)') return;
    const place = url === '' ? '' : `  ${new URL(url).pathname}:${lineNumber + 1}:${columnNumber + 1}`;
    const label = `${functionName || '(anonymous)'}${place}`;
    spent.set(label, (spent.get(label) ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1000);
  });
  const rows = [...spent].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  console.log(`\n${name}: ms of its own, function`);
  for (const [label, ms] of rows) console.log(`  ${ms.toFixed(1).padStart(8)}  ${label}`);
  return result;
};

/** Profiles one page opened by a first-time visitor. */
export const profilePage = async (browser: Browser, name: string, address: string): Promise<void> => {
  const context = await phone(browser);
  const { page, session } = await openThrottledPage(context);
  await profiled(session, name, async () => {
    await page.goto(address, { timeout: 90_000 });
    await quiet(page);
  });
  await context.close();
};
