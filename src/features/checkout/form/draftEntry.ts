import { isRecord } from '../../../lib/isRecord';

/** In sessionStorage: it survives a reload, an expired session and a visit to the payment page, but not the tab. */
const KEY = 'checkoutDraft';

export const dropDraft = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked.
  }
};

/** The draft stored for this account, unvalidated; another account's or an unreadable draft is deleted. */
export const draftOf = (account: string): unknown => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (isRecord(found) && found.account === account) return found;
  } catch {
    // The entry is damaged, or storage is blocked.
  }
  dropDraft();
  return null;
};

export const storeDraft = (draft: object): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // If storage is full, only the draft is lost; the order still works.
  }
};
