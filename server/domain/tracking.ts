import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { isInstalment } from '../../src/domain/instalments';
import type { WireStore } from './stores';
import { isVoid } from '../../src/domain/orderStatus';

export interface TrackedOrder {
  code: string;
  status: string;
  checkout_type: string;
  /** Null for a cash order. */
  down_payment: number | null;
  /** Null for an order that is picked up. */
  shipping: { ship_city: string } | null;
  created_at: string;
  approved_at: string | null;
  paid_at: string | null;
  packed_at: string | null;
  shipped_at: string | null;
  delivered_at: string | null;
  closed_at: string | null;
}

interface Step {
  name: string;
  at: string | null;
}

/** The way of an order of this kind, with the time of each step that it has reached. */
const wayOf = (order: TrackedOrder): Step[] => {
  const isCredit = isInstalment(order.checkout_type);
  const due = isCredit ? 'Down payment received' : 'Paid';
  return [
    { name: 'Placed', at: order.created_at },
    ...(isCredit ? [{ name: 'Approved', at: order.approved_at }] : []),
    ...(order.down_payment === 0 ? [] : [{ name: due, at: order.paid_at }]),
    ...(order.shipping
      ? [
          { name: 'Packed', at: order.packed_at },
          { name: 'Shipped', at: order.shipped_at },
          { name: 'Delivered', at: order.delivered_at },
        ]
      : [
          { name: 'Ready for pickup', at: order.packed_at },
          { name: 'Picked up', at: order.delivered_at },
        ]),
  ];
};

/** A closed order ends with its closing: the steps that it never reached are left out. */
export const trackingSteps = (order: TrackedOrder): Step[] =>
  isVoid(order.status)
    ? [...wayOf(order), { name: order.status, at: order.closed_at }].filter(({ at }) => at !== null)
    : wayOf(order);

interface Asked {
  order_code: string;
  email: string;
}

/** What an order tells without a session: no name, street address, amount or goods. */
export const trackOrder = async (database: Queryable, { order_code: code, email }: Asked) => {
  // One statement for every pair, so that the time of a miss does not tell which half of it is known.
  const order = await first(
    database.query<TrackedOrder & { pickup: Pick<WireStore, 'name' | 'city'> | null }>(
      `SELECT o.*, l.down_payment FROM orders o JOIN users u ON u.id = o.user_id
       LEFT JOIN loans l ON l.order_code = o.code WHERE o.code = $1 AND u.email = $2`,
      [code.toUpperCase(), email.toLowerCase()],
    ),
  );
  return (
    order && {
      order_code: order.code,
      order_status: order.status,
      steps: trackingSteps(order),
      ...(order.shipping
        ? { delivery: { city: order.shipping.ship_city } }
        : { pickup: order.pickup ? { name: order.pickup.name, city: order.pickup.city } : 1 }),
    }
  );
};
