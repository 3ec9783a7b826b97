import { type CheckedLine, cartTotal, isCounted } from '../../features/cart/checkedLines';
import { lineName } from '../../features/cart/lineName';
import { type Minor, unbrokenPrice } from '../../lib/money';

/** The lines that are ordered: what can no longer be had, or was paid for already, is shown, and left out. */
export const linesToOrder = (lines: readonly CheckedLine[]): CheckedLine[] => lines.filter(isCounted);

/** What the shopper has seen when they press: what is paid for must be the same. */
export interface CartSnapshot {
  lines: readonly Pick<CheckedLine, 'id' | 'quantity' | 'price' | 'product'>[];
  total: Minor | null;
}

export const snapshotOf = (lines: readonly CheckedLine[]): CartSnapshot => ({
  lines: linesToOrder(lines),
  total: cartTotal(lines),
});

/** What is different now, line by line, in words; nothing when nothing is. */
export const changesSince = (shown: CartSnapshot, now: CartSnapshot, currency: string): string[] => {
  const before = new Map(shown.lines.map((line) => [line.id, line]));
  const after = new Map(now.lines.map((line) => [line.id, line]));
  const changes: string[] = [];
  for (const [id, line] of before) {
    const left = after.get(id);
    const name = lineName(line);
    if (!left) changes.push(`${name} is no longer available`);
    else {
      if (left.price !== line.price) {
        changes.push(
          `${name} costs ${unbrokenPrice(left.price, currency)} instead of ${unbrokenPrice(line.price, currency)}`,
        );
      }
      if (left.quantity !== line.quantity)
        changes.push(`Quantity of ${name} is ${left.quantity} instead of ${line.quantity}`);
    }
  }
  for (const [id, line] of after) if (!before.has(id)) changes.push(`${lineName(line)} is now in your bag too`);
  return changes;
};
