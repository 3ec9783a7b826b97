import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Saves a report from the footer, as a shopper does; returns the content of the file. */
export const saveReport = async (page: Page): Promise<string> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  await expect(dialog.getByText(/is in your downloads/)).toBeVisible();
  return readFileSync(await download.path(), 'utf8');
};

/** Drops the report as a file on the support page. */
export const dropReport = async (support: Page, report: string): Promise<void> => {
  const dataTransfer = await support.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'problem.json', { type: 'application/json' }));
    return data;
  }, report);
  await support.getByText('Drop a problem report here').dispatchEvent('drop', { dataTransfer });
};
