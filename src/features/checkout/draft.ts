import * as v from 'valibot';
import { DURATIONS } from '../../domain/durations';
import { ADDRESS_FIELDS } from './addressRules';
import type { CheckoutChoices } from './checkoutSlice';
import { draftOf, dropDraft, putDraft } from './draftEntry';

/** Everything that can be typed at the checkout; there is no secret among it. */
export const DRAFT_FIELDS = [...ADDRESS_FIELDS, 'note'] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];
export type DraftTexts = Record<DraftField, string>;

export interface Draft {
  texts: DraftTexts;
  choices: CheckoutChoices;
}

const LONGEST = 10_000;

const text = v.fallback(v.pipe(v.string(), v.maxLength(LONGEST)), '');
const stored = v.object({
  account: v.string(),
  texts: v.object({ fullName: text, city: text, phone: text, email: text, address: text, note: text }),
  choices: v.object({
    paymentType: v.picklist(['cash', 'installment']),
    duration: v.picklist([...DURATIONS]),
    downPayment: text,
    deliverySet: v.boolean(),
  }),
});

/** What this shopper had typed; another one's is thrown away. */
export const readDraft = (account: string): Draft | null => {
  const found = draftOf(account);
  const read = v.safeParse(stored, found);
  if (read.success) return read.output;
  if (found !== null) dropDraft();
  return null;
};

export const writeDraft = (account: string, draft: Draft): void => {
  putDraft({ account, ...draft });
};
