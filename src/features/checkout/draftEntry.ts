import { isRecord } from '../../lib/isRecord';

const KEY = 'checkoutDraft';

/** The tab's own storage: it survives a reload, a session that ends and a visit to the payment page, and nothing else. */
const tab = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

export const dropDraft = (): void => {
  try {
    tab()?.removeItem(KEY);
  } catch {
    // Blocked: then there is none.
  }
};

/** What is stored for this shopper, whatever it is; another one's, and what cannot be read, is thrown away. */
export const draftOf = (account: string): unknown => {
  try {
    const found: unknown = JSON.parse(tab()?.getItem(KEY) ?? 'null');
    if (isRecord(found) && found.account === account) return found;
  } catch {
    // Damaged, or blocked.
  }
  dropDraft();
  return null;
};

export const putDraft = (draft: object): void => {
  try {
    tab()?.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A full storage costs the draft, not the order.
  }
};
