import { formatMinor, type Price, PRICE_UNAVAILABLE } from '../../lib/money';

/** Quick view is a sample through and through: its price stands behind a dollar sign whatever the shop's currency. */
export const dollarPrice = (price: Price): string => (price === null ? PRICE_UNAVAILABLE : `$${formatMinor(price)}`);
