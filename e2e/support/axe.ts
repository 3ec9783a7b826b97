import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds, all of its rules but the experimental ones. It is evaluated over the debugging protocol, which the
 * page's policy does not govern, so the policy stays as strict as it is; axe itself neither evaluates nor injects.
 */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // Fading things have the contrast they will have in the end only at the end.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${impact}): ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
};
