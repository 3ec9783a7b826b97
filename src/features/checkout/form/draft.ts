import * as v from 'valibot';
import { DURATIONS } from '../../../domain/durations';
import type { CheckoutChoices } from '../checkoutSlice';
import { ADDRESS_FIELDS } from './addressRules';
import { draftOf, dropDraft, storeDraft } from './draftEntry';

/** All text fields of the checkout; none of them is a secret. */
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

/** Reads this account's draft; another account's draft is deleted. */
export const readDraft = (account: string): Draft | null => {
  const found = draftOf(account);
  const read = v.safeParse(stored, found);
  if (read.success) return read.output;
  if (found !== null) dropDraft();
  return null;
};

export const writeDraft = (account: string, draft: Draft): void => {
  storeDraft({ account, ...draft });
};
