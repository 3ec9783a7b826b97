import * as v from 'valibot';
import { ADDRESS_NAMES } from '../../../contract/checkoutFields';
import { DURATIONS } from '../../../domain/durations';
import { recordOf } from '../../../lib/recordOf';
import type { CheckoutChoices } from '../checkoutSlice';
import { draftOf, dropDraft, storeDraft } from './draftEntry';

/** All text fields of the checkout; none of them is a secret. */
export const DRAFT_NAMES = [...ADDRESS_NAMES, 'note', 'deliverTo'] as const;
export const EMPTY_TEXTS = recordOf(DRAFT_NAMES, () => '');
export type DraftTexts = typeof EMPTY_TEXTS;

export interface Draft {
  texts: DraftTexts;
  choices: CheckoutChoices;
}

const LONGEST = 10_000;

const text = v.fallback(v.pipe(v.string(), v.maxLength(LONGEST)), '');
const stored = v.object({
  account: v.string(),
  texts: v.object(recordOf(DRAFT_NAMES, () => text)),
  choices: v.object({
    paymentType: v.picklist(['cash', 'installment']),
    duration: v.picklist([...DURATIONS]),
    downPayment: text,
    deliverySet: v.boolean(),
    pickupStore: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
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
