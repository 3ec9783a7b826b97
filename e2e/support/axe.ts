import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { animationsEnded } from './rest';
import { isCompleteRun } from '../../src/testing/complete';

/** A dialog, menu or drawer that is open. */
export const LAYER = '.MuiModal-root, [data-drawer]:not([hidden])';

type Scheme = 'light' | 'dark';

const schemeOf = (page: Page): Promise<Scheme> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

/** axe runs its best practices by default, but not these. */
const ADDED = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/** The open layer over the page; without one, the whole page is checked. */
type Within = typeof LAYER;

const run = async (page: Page, rules?: string[], within?: Within): Promise<string[]> => {
  // An element that fades in reaches its final contrast at the end of the animation.
  await animationsEnded(page);
  const { violations } = await page.evaluate(
    // Collecting the passes takes most of the time, and no test reads them.
    ([only, selector, added]) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        resultTypes: ['violations'],
        // None of the enabled rules needs axe to load the style sheets again.
        preload: { assets: ['media'] },
        ...(only ? { runOnly: only } : { rules: added }),
      }),
    [rules, within, ADDED] as const,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${impact}): ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
};

const bring = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

/**
 * Runs all rules of axe but most experimental ones, and then checks the contrast in the other colour scheme
 * as well. axe is evaluated over the debugging protocol, which the page's policy does not govern, so the
 * policy stays as strict as it is; axe itself neither evaluates nor injects.
 */
export const axeFindings = async (page: Page, within?: Within): Promise<string[]> => {
  await bring(page);
  const found = await run(page, undefined, within);
  const before = await schemeOf(page);
  const other = before === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  const unreadable = await run(page, ['color-contrast'], within);
  await page.emulateMedia({ colorScheme: before });
  return [...found, ...unreadable.map((finding) => `${other}: ${finding}`)];
};

/** `npm test` checks each page with axe at one width, and about half of the pages at each. */
export const axeWidths = (width: 360 | 1280): number[] => (isCompleteRun ? [360, 1280] : [width]);

/** Checks one colour scheme per width: light when narrow, dark when wide; a complete run checks both. */
export const axeByWidth = async (page: Page): Promise<string[]> => {
  if (isCompleteRun) return axeFindings(page);
  await bring(page);
  const isNarrow = await page.evaluate(() => innerWidth < 992);
  await page.emulateMedia({ colorScheme: isNarrow ? 'light' : 'dark' });
  return run(page);
};
