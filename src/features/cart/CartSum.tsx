import type { PriceAmount } from '../../lib/money';
import { Price } from '../../ui/Price';
import type { CheckedLine } from './checkedLines';

interface CartSumProps {
  lines: readonly Pick<CheckedLine, 'unread'>[];
  amount: PriceAmount;
  currency: string;
}

/** A sum of the bag; not shown while a line could not be read. */
export const CartSum = ({ lines, amount, currency }: CartSumProps) =>
  lines.some(({ unread }) => unread) ? <span>Not known yet</span> : <Price amount={amount} currency={currency} />;
