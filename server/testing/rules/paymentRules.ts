import { cartReply } from '../../../src/contract/cart';
import { checkoutReply, confirmOrderReply, downPaymentReply } from '../../../src/contract/checkout';
import { orderReply } from '../../../src/contract/order';
import { demoBusiness } from '../../db/seedRows';
import { runOperator } from '../../domain/operator';
import { checkoutBody, stockLeft, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { ama, kofi, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

const creditor = demoBusiness.default_creditor.uuid;

export const paymentRules = (open: OpenDatabase) =>
  describe('payment', () => {
    let b: Bench;
    let client: ShopClient;
    let goods: Goods;
    const order = async (overrides: object = {}) => {
      const { data } = await client.read(
        checkoutReply,
        '/storefront/checkout',
        checkoutBody([{ id: goods.id, quantity: 1 }], overrides),
      );
      return { id: data?.checkoutId ?? '', url: data?.checkoutUrl ?? '', code: data?.orderCode ?? '' };
    };
    const press = (url: string, action: string, headers: Record<string, string> = { Origin: 'http://localhost' }) =>
      b.shop.fetch(
        new Request(url, {
          method: 'POST',
          body: `action=${action}`,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        }),
      );
    const target = async (reply: Promise<Response>) => {
      const { status, headers } = await reply;
      return [status, headers.get('Location')];
    };
    const confirm = (id: string, by = client) =>
      by.read(confirmOrderReply, '/storefront/confirm_order', { checkout_id: id });
    const stateOf = async (code: string) => (await client.read(orderReply, `/storefront/order/${code}`)).data;
    const cartSize = async () => (await client.read(cartReply, '/storefront/my-cart')).data.length;
    const fillCart = () => client.post('/storefront/add-to-cart', { product_variant_id: goods.id, quantity: 1 });
    beforeEach(async () => {
      b = await bench(open);
      client = await signUp(b.shop);
      [goods] = await twoGoods(b.database);
    });

    test('shows the order on a page without scripts, under its own content security policy', async () => {
      const { url } = await order();
      const reply = await b.shop.fetch(new Request(url));
      const page = await reply.text();
      expect(reply.headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'self' http:\/\/localhost; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(page).not.toContain('<script');
      expect(page).toContain('<link rel="icon" href="/favicon.svg" />');
      document.body.innerHTML = page;
      expect(document.body).toHaveTextContent(goods.title);
      expect(document.body).toHaveTextContent(
        `GHS ${(goods.price / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`,
      );
      const buttons = [...document.querySelectorAll('form[method="post"] button')];
      expect(buttons.map((button) => button.textContent)).toEqual(['Pay', 'Decline', 'Cancel']);
    });

    test('Pay redirects back to the shop, and only then is the order confirmed; goods added meanwhile stay in the cart', async () => {
      await fillCart();
      const { id, url, code } = await order();
      expect(await confirm(id)).toMatchObject({ status: 0, message: 'The payment wasn’t made.' });
      expect(await cartSize()).toBe(0);
      expect(await target(press(url, 'pay'))).toEqual([303, `http://localhost/payment/return?checkoutid=${id}`]);
      await fillCart();
      expect(await confirm(id)).toMatchObject({ status: 100, data: { orderCode: code } });
      expect(await cartSize()).toBe(1);
      expect(await stateOf(code)).toMatchObject({ orderStatus: 'Confirmed', payment: { status: 'Paid' } });
    });

    test('answers a second confirmation like the first, and keeps a newer cart', async () => {
      const { id, url, code } = await order();
      await press(url, 'pay');
      await confirm(id);
      await fillCart();
      expect(await confirm(id)).toMatchObject({ status: 100, data: { orderCode: code } });
      expect(await cartSize()).toBe(1);
    });

    test('lets only its own customer confirm a payment', async () => {
      const { id, url } = await order();
      await press(url, 'pay');
      const other = await signUp(b.shop, kofi);
      expect(await confirm(id, other)).toMatchObject({ status: 0, message: 'The payment could not be found.' });
      expect(await confirm('nonsense')).toMatchObject({ status: 0 });
    });

    test('Decline returns the stock and confirms nothing', async () => {
      await fillCart();
      const before = await stockLeft(b.database, goods.id);
      const { id, url, code } = await order();
      expect(await target(press(url, 'decline'))).toEqual([303, `http://localhost/payment/return?checkoutid=${id}`]);
      expect(await confirm(id)).toMatchObject({ status: 0, message: 'The payment was declined.' });
      expect(await stateOf(code)).toMatchObject({ orderStatus: 'Declined' });
      expect(await stockLeft(b.database, goods.id)).toBe(before);
      expect(await cartSize()).toBe(1);
    });

    test('Cancel redirects to the page where the shop cancels the order', async () => {
      const { url, code } = await order();
      expect(await target(press(url, 'cancel'))).toEqual([303, `http://localhost/payment/cancel?order_no=${code}`]);
      expect(await stateOf(code)).toMatchObject({ orderStatus: 'Pending' });
      expect((await client.post('/storefront/order/cancel', { order_code: code })).body.status).toBe(100);
    });

    test.each(['pay', 'decline', 'cancel'])('sends a second press of %s to the same page', async (action) => {
      const { url } = await order();
      const [, first] = await target(press(url, action));
      expect(await target(press(url, action))).toEqual([303, first]);
    });

    test('ignores a second decision on a closed payment', async () => {
      const { url, code } = await order();
      await press(url, 'pay');
      const again = await press(url, 'decline');
      expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('This payment is closed')]);
      expect(await stateOf(code)).toMatchObject({ orderStatus: 'Confirmed' });
      const cancelled = await order();
      await client.post('/storefront/order/cancel', { order_code: cancelled.code });
      expect((await press(cancelled.url, 'pay')).status).toBe(200);
      expect(await stateOf(cancelled.code)).toMatchObject({ orderStatus: 'Cancelled' });
    });

    test('answers 403 to a press from another site, and 404 to an unknown payment', async () => {
      const { url, id, code } = await order();
      expect((await press(url, 'pay', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(
        403,
      );
      expect((await press(url, 'pay', {})).status).toBe(403);
      expect(await stateOf(code)).toMatchObject({ payment: { status: 'Pending' } });
      expect((await press(url, 'rubbish')).status).toBe(200);
      expect(
        (
          await press(
            url.replace(
              id,
              id.replace(/^./, (sign) => (sign === '0' ? '1' : '0')),
            ),
            'pay',
          )
        ).status,
      ).toBe(404);
      expect((await b.shop.fetch(new Request('http://localhost/pay/none'))).status).toBe(404);
    });

    describe('down payment', () => {
      const downPay = (code: string, amount: number | string = 1) =>
        client.read(downPaymentReply, `/storefront/make_down_payment/${code}`, {
          down_payment_amount: amount,
          description: `Down payment for order ${code}`,
        });
      const loan = () => order({ checkout_type: 'installment', duration: 3, downPayment: 1, creditor });

      test('is possible only after approval, and only once', async () => {
        const { code } = await loan();
        expect(await downPay(code)).toMatchObject({ status: 0, message: 'Your membership has not been approved yet.' });
        await runOperator(b.database, ['approve', 'AMA@example.com']);
        expect(await downPay(code, 2)).toMatchObject({ status: 0, message: 'The down payment of this order is 1.00.' });
        const first = (await downPay(code)).data?.checkoutUrl ?? '';
        const second = (await downPay(code, '1.00')).data?.checkoutUrl ?? '';
        expect((await press(first, 'pay')).status).toBe(200);
        expect(await stateOf(code)).toMatchObject({
          payment: { paymentMethod: '' },
          loan: { status: 'Process for Payment' },
        });
        expect(await target(press(second, 'pay'))).toEqual([
          303,
          `http://localhost/payment/down_pay_return?order_no=${code}`,
        ]);
        expect(await stateOf(code)).toMatchObject({
          orderStatus: 'Confirmed',
          payment: { paymentMethod: 'Card', status: 'Down Payment Paid' },
          loan: { status: 'Active' },
        });
        expect((await downPay(code)).status).toBe(0);
      });

      test('can be declined and cancelled without losing the order', async () => {
        const { code } = await loan();
        await runOperator(b.database, ['approve', ama.email]);
        const declined = (await downPay(code)).data?.checkoutUrl ?? '';
        expect(await target(press(declined, 'decline'))).toEqual([
          303,
          `http://localhost/payment/down_pay_return?order_no=${code}`,
        ]);
        expect(await stateOf(code)).toMatchObject({ orderStatus: 'Pending', payment: { status: 'Declined' } });
        const cancelled = (await downPay(code)).data?.checkoutUrl ?? '';
        expect(await target(press(cancelled, 'cancel'))).toEqual([
          303,
          `http://localhost/payment/down_pay_cancel?order_no=${code}`,
        ]);
        expect(await stateOf(code)).toMatchObject({
          orderStatus: 'Pending',
          payment: { status: 'Pending' },
          loan: { status: 'Process for Payment' },
        });
      });

      test('is confirmed like a purchase at the checkout of an approved customer', async () => {
        await runOperator(b.database, ['approve', ama.email]);
        const { id, url, code } = await loan();
        expect((await stateOf(code))?.loan?.status).toBe('Process for Payment');
        expect(await target(press(url, 'pay'))).toEqual([303, `http://localhost/payment/return?checkoutid=${id}`]);
        expect(await confirm(id)).toMatchObject({ status: 100, data: { orderCode: code } });
      });

      test('is refused for another customer’s order and for an unknown order', async () => {
        const { code } = await loan();
        const other = await signUp(b.shop, kofi);
        const body = { down_payment_amount: 1, description: '' };
        expect((await other.post(`/storefront/make_down_payment/${code}`, body)).body).toEqual({
          status: 0,
          message: 'Invalid Order',
        });
        expect((await client.post('/storefront/make_down_payment/NONE', body)).body.status).toBe(0);
      });
    });
  });
