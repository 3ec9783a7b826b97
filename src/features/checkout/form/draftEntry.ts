import { isRecord, parseJson } from '../../../lib/json';
import { tabStorage } from '../../../lib/tabStorage';

const KEY = 'checkoutDraft';

export const dropDraft = (): void => {
  tabStorage.drop(KEY);
};

/** The draft stored for this account, unvalidated; another account's or an unreadable draft is deleted. */
export const draftOf = (account: string): unknown => {
  const found = parseJson(tabStorage.read(KEY) ?? '');
  if (isRecord(found) && found.account === account) return found;
  dropDraft();
  return null;
};

export const storeDraft = (draft: object): void => {
  tabStorage.write(KEY, JSON.stringify(draft));
};
