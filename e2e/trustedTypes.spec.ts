import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

interface PolicyMaker {
  createPolicy: (name: string, rules: object) => unknown;
}

const policyOf = async (page: Page, path: string): Promise<string> => {
  const reply = await page.goto(path);
  return reply?.headers()['content-security-policy'] ?? '';
};

/** The policy names that the header allows. */
const admitted = (csp: string): string[] =>
  (/(?:^|; )trusted-types ([^;]+)/.exec(csp)?.[1] ?? '').split(' ').filter(Boolean);

/** The names for which an injected script could still create a policy. */
const freeNames = (page: Page, names: string[]): Promise<string[]> =>
  page.evaluate((tried) => {
    const { trustedTypes } = window as unknown as { trustedTypes: PolicyMaker };
    return tried.filter((name) => {
      try {
        trustedTypes.createPolicy(name, { createHTML: (text: string) => text });
        return true;
      } catch {
        return false;
      }
    });
  }, names);

test.describe('Trusted Types policies', () => {
  // Each refused name is a violation, and every name here must be refused.
  test.use({ mayBreakPolicy: true });

  for (const path of ['/', '/terms', '/contact']) {
    test(
      `claims every policy name allowed by the CSP once ${path} has loaded`,
      { tag: '@firefox-all' },
      async ({ page, forgiven }) => {
        forgiven.push(/trusted-types/);
        const names = admitted(await policyOf(page, path));
        expect(names.length).toBeGreaterThan(0);
        await page.getByRole('main').getByRole('heading').first().waitFor();
        expect(await freeNames(page, names)).toEqual([]);
      },
    );
  }
});
