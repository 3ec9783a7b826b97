import { formatPrice, type Price } from '../../../lib/money';

interface TotalDiffersProps {
  /** The total at checkout. */
  agreed: Price;
  ordered: Price;
  currency: string;
}

/** The server's total applies, but a difference is always shown. */
export const TotalDiffers = ({ agreed, ordered, currency }: TotalDiffersProps) =>
  agreed === null || ordered === null || agreed === ordered ? null : (
    <p>
      <strong>This order comes to {formatPrice(ordered, currency)}.</strong> At checkout it was{' '}
      {formatPrice(agreed, currency)}. Please contact us about the difference before you pay.
    </p>
  );
