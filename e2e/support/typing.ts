import type { Locator } from '@playwright/test';

/**
 * Replaces what a field holds, key by key as a shopper does. `fill` sets the value from outside, and Firefox's driver
 * does so without what tells React of it: a field that React holds would keep its old value.
 */
export const typeInto = async (field: Locator, text: string): Promise<void> => {
  await field.click();
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
};
