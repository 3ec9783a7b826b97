import { FLAT_RATE_SHIPPING } from '../../config/constants';
import { addMinor, type Price } from '../../lib/money';

/** How an order may reach the shopper. No control offers the flat rate. */
export type ShippingWay = 'free' | 'localPickup' | 'flatRate';

const COST: Record<ShippingWay, number> = { free: 0, localPickup: 0, flatRate: FLAT_RATE_SHIPPING };

/** What the bag comes to with its shipping; null while the bag's own sum is not known. */
export const estimatedTotal = (subtotal: Price, way: ShippingWay): Price => addMinor(subtotal, COST[way]);
