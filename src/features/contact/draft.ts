import * as v from 'valibot';
import { accountKey } from '../../lib/accountKey';
import { parseJson } from '../../lib/json';
import { recordOf } from '../../lib/recordOf';
import { tabStorage } from '../../lib/tabStorage';
import { MESSAGE_FIELDS } from '../content/MessageFields';

export const FIELDS = [...MESSAGE_FIELDS, 'order'] as const;
export type Texts = Record<(typeof FIELDS)[number], string>;

const KEY = 'messageDraft';
const LONGEST = 4000;

const stored = v.object({
  account: v.string(),
  texts: v.object(recordOf(FIELDS, () => v.fallback(v.pipe(v.string(), v.maxLength(LONGEST)), ''))),
});

export const dropDraft = (): void => {
  tabStorage.drop(KEY);
};

const VISITOR = accountKey(null);

/** The draft of this shopper, also from before signing in. Another customer's is deleted. */
export const readDraft = (account: string): Texts | null => {
  const read = v.safeParse(stored, parseJson(tabStorage.read(KEY) ?? ''));
  if (read.success && [account, VISITOR].includes(read.output.account)) return read.output.texts;
  // Its customer may sign in again after the session has expired.
  if (!read.success || account !== VISITOR) dropDraft();
  return null;
};

export const writeDraft = (account: string, texts: Texts): void => {
  tabStorage.write(KEY, JSON.stringify({ account, texts }));
};
