import * as v from 'valibot';
import { DURATIONS } from '../../domain/durations';
import { ADDRESS_FIELDS } from './addressRules';
import type { CheckoutChoices } from './checkoutSlice';

/** Everything that can be typed at the checkout; there is no secret among it. */
export const DRAFT_FIELDS = [...ADDRESS_FIELDS, 'note'] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];
export type DraftTexts = Record<DraftField, string>;

export interface Draft {
  texts: DraftTexts;
  choices: CheckoutChoices;
}

const KEY = 'checkoutDraft';
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

/** The tab's own storage: it survives a reload, a session that ends and a visit to the payment page, and nothing else. */
const tab = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

/** What this shopper had typed; another one's is thrown away. */
export const readDraft = (account: string): Draft | null => {
  try {
    const found: unknown = JSON.parse(tab()?.getItem(KEY) ?? 'null');
    const read = v.safeParse(stored, found);
    if (read.success && read.output.account === account) return read.output;
    if (found !== null) dropDraft();
  } catch {
    dropDraft();
  }
  return null;
};

export const writeDraft = (account: string, draft: Draft): void => {
  try {
    tab()?.setItem(KEY, JSON.stringify({ account, ...draft }));
  } catch {
    // A full storage costs the draft, not the order.
  }
};

export const dropDraft = (): void => {
  try {
    tab()?.removeItem(KEY);
  } catch {
    // Blocked: then there is none.
  }
};
