import type { Locator } from '@playwright/test';

/**
 * Replaces the text of a field by typing. `fill` in Firefox sets the value without an event that React handles, so a
 * controlled field would keep its old value.
 */
export const typeInto = async (field: Locator, text: string): Promise<void> => {
  await field.click();
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
};
