import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU time of the thread in microseconds, which does not include other work of the machine. */
  tdur?: number;
  args: { name?: string };
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The CPU time in milliseconds of each main-thread task of the page during the work. */
export const tasksDuring = async (page: Page, work: () => Promise<void>): Promise<number[]> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser to trace');
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, tdur }) =>
      name.endsWith('RunTask') && ph === 'X' && tdur !== undefined && isMain.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks');
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
};
