import type { Page } from '@playwright/test';

/** Keeps toasts open in pages that are opened after this: each is hovered, and a hovered toast does not close. */
export const holdToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held = new WeakSet<Element>();
    const hold = () => {
      for (const toast of document.querySelectorAll('[data-reachable]')) {
        if (held.has(toast)) continue;
        held.add(toast);
        toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
    };
    new MutationObserver(hold).observe(document, { childList: true, subtree: true });
  });
