import type { Price as Amount } from '../../lib/money';
import { Price } from '../../ui/Price';
import type { BagLine } from './bagLines';

interface BagSumProps {
  lines: readonly Pick<BagLine, 'unread'>[];
  amount: Amount;
  currency: string;
}

/** A sum of the bag; while a line could not be read there is none. */
export const BagSum = ({ lines, amount, currency }: BagSumProps) =>
  lines.some(({ unread }) => unread) ? 'Not known yet' : <Price amount={amount} currency={currency} />;
