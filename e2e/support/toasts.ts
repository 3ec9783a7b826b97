import type { Page } from '@playwright/test';

/** A toast waits while it is pointed at. In pages opened after this each is, so no step has to come within its time. */
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
