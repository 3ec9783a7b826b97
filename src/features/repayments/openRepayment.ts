import * as v from 'valibot';
import { parseJson } from '../../lib/json';
import { tabStorage } from '../../lib/tabStorage';

const KEY = 'openRepayment';
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** The payment for which this tab has opened the payment page. */
const openRepayment = v.object({
  orderCode: code,
  checkoutId: v.nullable(code),
  /** What was paid of the credit before; a higher sum shows that the payment has arrived. */
  paidBefore: count,
});
export type OpenRepayment = v.InferOutput<typeof openRepayment>;

export const readOpenRepayment = (): OpenRepayment | null => {
  const found = v.safeParse(openRepayment, parseJson(tabStorage.read(KEY) ?? ''));
  return found.success ? found.output : null;
};

export const storeOpenRepayment = (repayment: OpenRepayment): void => {
  tabStorage.write(KEY, JSON.stringify(repayment));
};
