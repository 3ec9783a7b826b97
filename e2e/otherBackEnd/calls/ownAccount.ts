import { randomUUID } from 'node:crypto';
import { type Locked, ok, refused, succeeded, textIn } from '../call';
import { type Customer, isPassword, newPassword } from '../shop';

const userOf = ({ first_name, last_name, phone, email, eligible }: Customer) => ({
  first_name,
  last_name,
  phone,
  email,
  eligible,
});

export const ownAccount: Record<string, Locked> = {
  'GET /storefront/me': ({ customer }) => ok(userOf(customer)),

  'POST /storefront/me': ({ customer, body }) => {
    const [first_name, last_name, phone] = ['first_name', 'last_name', 'phone'].map((name) => textIn(body, name));
    if (!first_name || !last_name || !phone) return refused('Please fill in everything', 422);
    Object.assign(customer, { first_name, last_name, phone });
    return ok(userOf(customer));
  },

  'GET /storefront/me/export': ({ customer }) =>
    ok({
      customer: userOf(customer),
      cart: Object.fromEntries(customer.cart),
      orders: customer.orders,
      addresses: customer.addresses,
    }),

  'POST /storefront/me/delete': ({ customer, body }) => {
    if (!isPassword(customer, String(body.password))) return refused('The password is wrong');
    const open = customer.orders.find(({ status, loan }) => status === 'Pending' || (loan && status === 'Confirmed'));
    if (open) return refused(`${open.code} is still open`);
    const blank = { first_name: '', last_name: '', phone: '', cart: new Map(), orders: [], addresses: [] };
    Object.assign(customer, blank, newPassword(randomUUID()), { session: customer.session + 1 });
    return succeeded('Goodbye');
  },
};
