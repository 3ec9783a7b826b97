import { FLAT_RATE_SHIPPING } from '../../config/constants';
import { addMinor, type Price } from '../../lib/money';

/** The shipping methods of an order. No control offers the flat rate. */
export type ShippingWay = 'free' | 'localPickup' | 'flatRate';

const COST: Record<ShippingWay, number> = { free: 0, localPickup: 0, flatRate: FLAT_RATE_SHIPPING };

/** The bag's total with shipping; null while the subtotal is unknown. */
export const estimatedTotal = (subtotal: Price, way: ShippingWay): Price => addMinor(subtotal, COST[way]);
