import { ok, type Open, refused, textIn } from '../call';

export const tracking: Record<string, Open> = {
  'POST /storefront/track': ({ shop, body }) => {
    const customer = shop.customers.get(textIn(body, 'email').toLowerCase());
    const order = customer?.orders.find(({ code }) => code === textIn(body, 'order_code').toUpperCase());
    if (!order) return refused('There is no such order');
    const steps = [
      { name: 'Placed', at: order.placedAt },
      { name: 'Collected', at: null },
    ];
    return ok({ order_code: order.code, order_status: order.status, steps, pickup: 1 });
  },
};
