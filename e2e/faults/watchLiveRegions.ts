import type { Page } from '@playwright/test';

/** Reports every announcement of live regions, including those of toasts that are removed again. */
export const watchLiveRegions = async (page: Page, onHeard: (text: string) => void): Promise<void> => {
  await page.exposeBinding('__heard', (_source, text: string) => {
    onHeard(text);
  });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const listen = () => {
      for (const region of document.querySelectorAll('[role="alert"], [role="status"], [aria-live]')) {
        const text = (region as HTMLElement).innerText.trim();
        if (text === '' || seen.has(text)) continue;
        seen.add(text);
        (window as unknown as { __heard: (text: string) => void }).__heard(text);
      }
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
  });
};
