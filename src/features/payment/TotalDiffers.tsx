import { formatPrice, type Price } from '../../lib/money';

interface TotalDiffersProps {
  /** What the shopper saw when they ordered. */
  agreed: Price;
  ordered: Price;
  currency: string;
}

/** The shop's sum counts, but a difference is never passed over in silence. */
export const TotalDiffers = ({ agreed, ordered, currency }: TotalDiffersProps) =>
  agreed === null || ordered === null || agreed === ordered ? null : (
    <p>
      <strong>This order comes to {formatPrice(ordered, currency)}.</strong> At checkout it was{' '}
      {formatPrice(agreed, currency)}. Please contact us about the difference before you pay.
    </p>
  );
