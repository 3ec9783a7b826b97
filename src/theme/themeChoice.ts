/** The shopper's choice; `system` follows the device. The boot script applies it before the first paint. */
export type ThemeChoice = 'light' | 'dark' | 'system';
export const THEME_CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

const KEY = 'theme';

const isChoice = (text: string | null): text is ThemeChoice => text === 'light' || text === 'dark';

export const readThemeChoice = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(KEY);
    return isChoice(stored) ? stored : 'system';
  } catch {
    // Blocked storage: the choice lasts until the page unloads.
    const shown = document.documentElement.dataset.theme ?? null;
    return isChoice(shown) ? shown : 'system';
  }
};

/** Sets the colour of the browser's bar to the current paper colour. */
const colourBrowser = (): void => {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  if (paper === '') return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = paper;
};

export const applyThemeChoice = (choice: ThemeChoice): void => {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  colourBrowser();
};

export const storeThemeChoice = (choice: ThemeChoice): void => {
  applyThemeChoice(choice);
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // The choice still applies to this page.
  }
};
