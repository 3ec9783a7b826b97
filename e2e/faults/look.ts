import type { Page } from '@playwright/test';

/** The state of the page at one moment. */
export interface Seen {
  text: string;
  /** Path, query and hash. */
  at: string;
  /** An element reports that something is still loading. */
  isBusy: boolean;
  /** The values of the fields, in document order. */
  typed: string[];
  entries: Record<string, string>;
}

const BUSY = '[aria-busy="true"], [role="progressbar"]';
/** A spinner or a skeleton has a name and no text. */
const SPINNER = '[role="status"][aria-label]';

export const look = (page: Page): Promise<Seen> =>
  page.evaluate(
    ({ busy, spinner }) => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      const fields = shown('main input, main textarea') as (HTMLInputElement | HTMLTextAreaElement)[];
      return {
        text: document.body.innerText,
        at: location.pathname + location.search + location.hash,
        isBusy: shown(busy).length > 0 || shown(spinner).some(({ innerText }) => innerText.trim() === ''),
        typed: fields.filter(({ type }) => type !== 'checkbox' && type !== 'radio').map(({ value }) => value),
        entries: { ...localStorage },
      };
    },
    { busy: BUSY, spinner: SPINNER },
  );
