import { succeeded, type Locked, refused, ok, type Open, textIn } from '../call';
import { isPassword, newPassword } from '../shop';
import { tokenFor } from '../tokens';

/** This shop sends no mails, so every code and link is wrong. */
const NO_MAIL = 'This code has expired';

export const accessCalls: Record<string, Open> = {
  'POST /storefront/customer/access': ({ shop, body }) => {
    const customer = shop.customers.get(textIn(body, 'email').toLowerCase());
    if (!customer || !isPassword(customer, String(body.password))) return refused('E-mail or password is wrong');
    const { first_name, last_name, phone, email, eligible } = customer;
    return ok({ token: tokenFor(shop, customer, Date.now()), user: { first_name, last_name, phone, email, eligible } });
  },

  'POST /storefront/customer/signup': ({ shop, body }) => {
    const [first_name, last_name, phone] = ['first_name', 'last_name', 'phone'].map((name) => textIn(body, name));
    const email = textIn(body, 'email').toLowerCase();
    if (!first_name || !last_name || !phone || !email.includes('@')) return refused('Please fill in everything', 422);
    if (textIn(body, 'password').length < 8) return refused('Choose a password of 8 characters or more', 422);
    const known = shop.customers.get(email);
    const session = (known?.session ?? 0) + 1;
    const person = { first_name, last_name, phone, email, eligible: 'Created', session };
    const secret = newPassword(String(body.password));
    // A closed account has no name.
    if (!known?.first_name) {
      shop.customers.set(email, { ...person, ...secret, cart: new Map(), orders: [], addresses: [] });
    }
    return succeeded('Welcome! You can sign in now.');
  },

  'POST /storefront/customer/reset-password': () => ({
    body: { result: 1, message: 'If we know this address, an e-mail is on its way' },
  }),
  'POST /storefront/customer/confirm-reset-password': () => ({ body: { result: 0, message: NO_MAIL } }),
  'GET /auth/verify': () => refused('This link is not valid'),
};

export const account: Record<string, Locked> = {
  'GET /storefront/is_logged_in': () => ({ body: { active: true } }),

  'POST /admin/change_password': ({ shop, customer, body }) => {
    const { current_password, new_password, confirm_password } = body;
    if (!isPassword(customer, String(current_password))) return refused('The current password is wrong');
    if (new_password !== confirm_password || textIn(body, 'new_password').length < 8) {
      return refused('The new passwords differ, or are too short');
    }
    Object.assign(customer, newPassword(String(new_password)), { session: customer.session + 1 });
    const at = Date.now();
    const { session } = customer;
    return () => ({
      body: { status: 1, message: 'Changed', data: { token: tokenFor(shop, { ...customer, session }, at) } },
    });
  },

  'POST /storefront/request_client_review': ({ customer }) => {
    if (customer.eligible !== 'Created') return refused('You have asked already');
    customer.eligible = 'Pending Review';
    return succeeded('We have received your request');
  },
};
