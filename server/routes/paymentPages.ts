import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { findCheckout, isPayable, isSettlement, settleCheckout } from '../domain/checkouts';
import type { Checkout, Settlement } from '../domain/checkouts';
import { holdNotice } from '../domain/holds';
import { toMajor } from '../../src/lib/money';
import type { ShopCall, ShopEnv } from '../http/context';
import { htmlPage } from '../http/html';
import { mailContext } from '../http/mailContext';

/** The return page of the shop, also after a declined payment: the order holds the outcome. */
const returnPath = ({ kind, id, order_code }: Checkout, settlement: Settlement): string => {
  const cancelled = settlement === 'cancel';
  if (kind !== 'order') {
    const page = `/payment/${cancelled ? 'down_pay_cancel' : 'down_pay_return'}?order_no=${order_code}`;
    return kind === 'down_payment' ? page : `${page}&checkoutid=${id}`;
  }
  return cancelled ? `/payment/cancel?order_no=${order_code}` : `/payment/return?checkoutid=${id}`;
};

const OUTCOMES: Record<Settlement, Checkout['status']> = { pay: 'paid', decline: 'declined', cancel: 'cancelled' };

const amountOf = ({ amount, currency }: Checkout): string =>
  `${currency} ${toMajor(amount).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

interface PaidLine {
  title: string;
  quantity: number;
  attributes: Record<string, string>;
}

const paymentForm = (call: ShopCall, checkout: Checkout, lines: readonly PaidLine[]) =>
  htmlPage(
    'Payment',
    html`<main>
      <h1>Demo payment</h1>
      <p>No money moves here: choose how the payment ends.</p>
      <table>
        <thead>
          <tr>
            <th>${checkout.description}</th>
            <th>Quantity</th>
          </tr>
        </thead>
        <tbody>
          ${lines.map(
            (line) =>
              html`<tr>
                <td>${[line.title, ...Object.values(line.attributes)].join(', ')}</td>
                <td>${line.quantity}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p><strong>To pay: ${amountOf(checkout)}</strong></p>
      ${checkout.kind === 'order' ? html`<p>${holdNotice.payment}</p>` : ''}
      <form method="post">
        <button class="main" name="action" value="pay">Pay</button>
        <button name="action" value="decline">Decline</button>
        <button name="action" value="cancel">Cancel</button>
      </form>
    </main>`,
    // The form's response redirects to the shop, and browsers check that against form-action as well.
    { formTargets: ["'self'", call.get('shop').originOf(call.req.raw)] },
  );

const closedPage = (call: ShopCall, checkout: Checkout) => {
  const settlement = checkout.status === 'paid' || checkout.status === 'declined' ? 'pay' : 'cancel';
  const target = checkout.status === 'open' ? '/account/orders' : returnPath(checkout, settlement);
  return htmlPage(
    'Payment',
    html`<main>
      <h1>This payment is closed</h1>
      <p><a href="${call.get('shop').originOf(call.req.raw) + target}">Back to the shop</a></p>
    </main>`,
  );
};

const missingPage = () => htmlPage('Payment', html`<main><h1>This payment does not exist</h1></main>`, { status: 404 });

const show = async (call: ShopCall) => {
  const { database } = call.get('shop');
  const checkout = await findCheckout(database, call.req.param('id') ?? '');
  if (!checkout) return missingPage();
  if (!isPayable(checkout)) return closedPage(call, checkout);
  const lines = await database.query<PaidLine>(
    'SELECT title, quantity, attributes FROM order_items WHERE order_code = $1 ORDER BY position',
    [checkout.order_code],
  );
  return paymentForm(call, checkout, lines);
};

const decide = async (call: ShopCall) => {
  const shop = call.get('shop');
  const checkout = await findCheckout(shop.database, call.req.param('id') ?? '');
  if (!checkout) return missingPage();
  const action = new URLSearchParams(await call.req.text()).get('action');
  if (!isSettlement(action)) return paymentForm(call, checkout, []);
  const origin = shop.originOf(call.req.raw);
  const settled = await settleCheckout(shop.database, checkout.id, action, mailContext(call));
  const closed = settled ? null : await findCheckout(shop.database, checkout.id);
  // A second press of the same button, such as a double tap, leads to the same place.
  if (closed && closed.status !== OUTCOMES[action]) return closedPage(call, closed);
  return call.redirect(origin + returnPath(checkout, action), 303);
};

/** A simulated payment provider: a separate page that works without script. */
export const paymentPages = new Hono<ShopEnv>()
  .use(csrf({ origin: (origin, call: ShopCall) => origin === call.get('shop').originOf(call.req.raw) }))
  .get('/:id', show)
  .post('/:id', decide);
