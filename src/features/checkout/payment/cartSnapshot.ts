import { type Minor, unbrokenPrice } from '../../../lib/money';
import { type CheckedLine, cartTotal, isCounted } from '../../cart/checkedLines';
import { lineName } from '../../cart/lineTexts';

/** The lines to order: unavailable and already paid lines are shown, but left out. */
export const linesToOrder = (lines: readonly CheckedLine[]): CheckedLine[] => lines.filter(isCounted);

/** The cart as shown when the shopper presses the button: an order must contain exactly this. */
export interface CartSnapshot {
  lines: readonly Pick<CheckedLine, 'id' | 'quantity' | 'price' | 'product'>[];
  total: Minor | null;
}

export const snapshotOf = (lines: readonly CheckedLine[]): CartSnapshot => ({
  lines: linesToOrder(lines),
  total: cartTotal(lines),
});

/** Describes the changes line by line; empty when there are none. */
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
  for (const [id, line] of after) if (!before.has(id)) changes.push(`${lineName(line)} is now in your cart too`);
  return changes;
};
