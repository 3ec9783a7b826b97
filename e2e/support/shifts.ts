import type { Page } from '@playwright/test';
import { painted } from './rest';

interface Shift {
  value: number;
  moved: string[];
  hadRecentInput: boolean;
}

export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const { tagName, className } = (node instanceof Element ? node : node?.parentElement) ?? {
            tagName: '?',
            className: '',
          };
          return `${tagName}.${className} ${[from.x, from.y, from.width, from.height].join(',')} → ${[to.x, to.y, to.width, to.height].join(',')}`;
        });
        shifts.push({ value: entry.value, moved, hadRecentInput: entry.hadRecentInput });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts of this page so far; those caused by input only on request. */
export const shiftsOf = async (page: Page, { afterInput = false } = {}): Promise<{ sum: number; shifts: string }> => {
  await painted(page);
  const all = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const shifts = all.filter(({ hadRecentInput }) => afterInput || !hadRecentInput);
  return { sum: shifts.reduce((total, { value }) => total + value, 0), shifts: JSON.stringify(shifts, null, 1) };
};
