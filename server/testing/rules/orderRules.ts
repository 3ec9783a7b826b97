import { plainReply } from '../../../src/contract/envelope';
import { orderReply, ordersReply } from '../../../src/contract/order';
import { demoBusiness } from '../../db/seedRows';
import { runOperator } from '../../domain/operator';
import { OperatorError } from '../../domain/operatorError';
import { checkoutBody, stockLeft, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { ama, kofi, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import { bench, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

export const orderRules = (open: OpenDatabase) =>
  describe('orders', () => {
    let b: Bench;
    let client: ShopClient;
    let goods: Goods;
    const order = async (overrides: object = {}, quantity = 1) => {
      const body = checkoutBody([{ id: goods.id, quantity }], overrides);
      return ((await client.post('/storefront/checkout', body)).body.data as { order_code: string }).order_code;
    };
    const cancel = (code: string, by = client) => by.read(plainReply, '/storefront/order/cancel', { order_code: code });
    beforeEach(async () => {
      b = await bench(open);
      client = await signUp(b.shop);
      [goods] = await twoGoods(b.database);
    });

    test('lists only the customer’s own orders, newest first', async () => {
      const first = await order();
      b.pass(minute);
      const second = await order({}, 2);
      const { data } = await client.read(ordersReply, '/storefront/my-orders');
      expect(data).toEqual([
        {
          orderCode: second,
          orderDate: '2026-11-21T10:01:00.000Z',
          items: 1,
          status: 'Pending',
          totalAmount: goods.price * 2,
          imgSrc: expect.stringMatching(/^\/media\//),
          checkoutType: 'Cash',
          loan: null,
          payment: expect.objectContaining({ status: 'Pending' }),
          products: [{ title: goods.title, quantity: 2 }],
        },
        {
          orderCode: first,
          orderDate: '2026-11-21T10:00:00.000Z',
          items: 1,
          status: 'Pending',
          totalAmount: goods.price,
          imgSrc: expect.stringMatching(/^\/media\//),
          checkoutType: 'Cash',
          loan: null,
          payment: expect.objectContaining({ status: 'Pending' }),
          products: [{ title: goods.title, quantity: 1 }],
        },
      ]);
      const other = await signUp(b.shop, kofi);
      expect((await other.read(ordersReply, '/storefront/my-orders')).data).toEqual([]);
      expect((await other.get(`/storefront/order/${first}`)).body).toEqual({ status: 0, message: 'Invalid Order' });
      expect((await client.get('/storefront/order/NONE')).body).toEqual({ status: 0, message: 'Invalid Order' });
    });

    test('shows the picture of the ordered variant, or the product’s when the variant has none', async () => {
      const codes = [await order(), await order()].reverse();
      const pictures = async () => {
        const { data } = await client.read(ordersReply, '/storefront/my-orders');
        const one = (await client.read(orderReply, `/storefront/order/${codes[0]}`)).data;
        return [...data.map(({ imgSrc }) => imgSrc), ...(one?.products ?? []).map(({ imgSrc }) => imgSrc)];
      };
      const setPicture = (image: string | null) =>
        b.database.query(`UPDATE variants SET document = (document::jsonb || $2::jsonb)::json WHERE id = $1`, [
          goods.id,
          JSON.stringify({ image }),
        ]);
      await setPicture('/media/clay.jpg');
      expect(await pictures()).toEqual(Array(3).fill('/media/clay.jpg'));
      const [product] = await b.database.query<{ img_src: string }>('SELECT img_src FROM products WHERE id = $1', [
        goods.product_id,
      ]);
      for (const none of [null, '']) {
        await setPicture(none);
        expect(await pictures()).toEqual(Array(3).fill(product?.img_src));
      }
    });

    test('includes the loan of an installment order in the list and in the order', async () => {
      const creditor = demoBusiness.default_creditor.uuid;
      const code = await order({ checkout_type: 'installment', duration: 3, downPayment: 0, creditor });
      const { data } = await client.read(ordersReply, '/storefront/my-orders');
      const one = (await client.read(orderReply, `/storefront/order/${code}`)).data;
      expect(data[0]).toMatchObject({ checkoutType: 'installment', loan: one?.loan });
      expect(one?.loan).toMatchObject({ status: 'Created', loanDuration: 3 });
    });

    test('returns the delivery address of the checkout with the order only, and to its customer only', async () => {
      const address = { full_name: 'Esi Owusu', phone: '0249999999', address: '7 Palm Lane', city: 'Tema' };
      const shipping = Object.fromEntries(Object.entries(address).map(([name, value]) => [`ship_${name}`, value]));
      const withAddress = { shipping_address: true, ...shipping, ship_email: 'esi@example.com' };
      const placed = await client.call('/storefront/checkout', {
        body: checkoutBody([{ id: goods.id, quantity: 1 }], withAddress),
        headers: { 'Idempotency-Key': 'delivery-key-0000001' },
      });
      const code = (placed.body.data as { order_code: string }).order_code;
      expect((await client.get(`/storefront/order/${code}`)).body.data).toMatchObject({ delivery: address });
      const pickedUp = await client.get(`/storefront/order/${await order()}`);
      expect(pickedUp.body.data).not.toHaveProperty('delivery');
      expect(pickedUp.body.data).toMatchObject({ pickup: 1 });
      const other = await signUp(b.shop, kofi);
      const elsewhere = [
        placed.body,
        (await client.get('/storefront/my-orders')).body,
        (await other.get(`/storefront/order/${code}`)).body,
        await b.database.query('SELECT * FROM idempotency_keys'),
        await b.database.query('SELECT * FROM mails'),
        await b.database.query('SELECT * FROM operator_commands'),
        await runOperator(b.database, ['orders']),
      ];
      expect(JSON.stringify(elsewhere)).not.toMatch(/Esi|0249999999|Palm Lane|Tema/);
    });

    test('gives orders readable and unique codes', async () => {
      const codes = [await order(), await order(), await order()];
      for (const code of codes) expect(code).toMatch(/^ORD-[A-HJ-NP-Z2-9]{6}$/);
      expect(new Set(codes).size).toBe(3);
    });

    test('cancels a pending order once and returns its stock', async () => {
      const before = await stockLeft(b.database, goods.id);
      const code = await order({}, 3);
      expect(await stockLeft(b.database, goods.id)).toBe(before - 3);
      expect(await cancel(code)).toMatchObject({ status: 100 });
      expect(await stockLeft(b.database, goods.id)).toBe(before);
      expect(await cancel(code)).toEqual({ status: 0, message: 'Order could not be canceled.' });
      expect(await stockLeft(b.database, goods.id)).toBe(before);
      expect((await client.read(orderReply, `/storefront/order/${code}`)).data?.orderStatus).toBe('Cancelled');
    });

    test('refuses to cancel another customer’s order or an unknown order', async () => {
      const code = await order();
      const other = await signUp(b.shop, kofi);
      expect((await cancel(code, other)).status).toBe(0);
      expect((await cancel('NONE')).status).toBe(0);
      expect((await cancel('')).status).toBe(0);
      expect((await client.read(orderReply, `/storefront/order/${code}`)).data?.orderStatus).toBe('Pending');
    });

    test('returns the stock once for two concurrent cancellations', async () => {
      const before = await stockLeft(b.database, goods.id);
      const code = await order({}, 2);
      const replies = await Promise.all([cancel(code), cancel(code)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([0, 100]);
      expect(await stockLeft(b.database, goods.id)).toBe(before);
    });

    test('lets the operator list, approve and reject, and rejects invalid commands', async () => {
      expect(await runOperator(b.database, ['orders'])).toEqual(['Nothing yet']);
      const creditor = demoBusiness.default_creditor.uuid;
      const code = await order({ checkout_type: 'installment', duration: 3, downPayment: 1, creditor });
      expect(await runOperator(b.database, ['approve', ama.email])).toEqual([
        `${ama.email} is now 'Approved'`,
        `The down payment of ${code} can be made now`,
      ]);
      const total = (goods.price / 100).toFixed(2);
      expect(await runOperator(b.database, ['orders'])).toEqual([
        `${code}  ${ama.email}  installment  ${total}  Pending  Process for Payment`,
      ]);
      expect(await runOperator(b.database, ['reject', ama.email])).toEqual([
        `${ama.email} is now 'Created'`,
        `${code} was rejected`,
      ]);
      expect(await runOperator(b.database, ['customers'])).toEqual([`${ama.email}  Created  not verified`]);
      for (const args of [[], ['approve'], ['approve', 'nobody@example.com'], ['process', 'NONE'], ['dance']]) {
        await expect(runOperator(b.database, args)).rejects.toThrow(OperatorError);
      }
      await expect(runOperator(b.database, ['dance'])).rejects.toThrow('approve EMAIL');
    });

    test('decides with the customer about their orders in review, and leaves all others', async () => {
      const creditor = demoBusiness.default_creditor.uuid;
      const byInstalments = (downPayment: number) =>
        order({ checkout_type: 'installment', duration: 3, downPayment, creditor });
      const stateOf = async (code: string) => {
        const { data } = await client.read(orderReply, `/storefront/order/${code}`);
        return [data?.orderStatus, data?.loan?.status];
      };
      const rejected = await byInstalments(1);
      const before = await stockLeft(b.database, goods.id);
      expect(await runOperator(b.database, ['reject', ama.email])).toContain(`${rejected} was rejected`);
      expect(await stateOf(rejected)).toEqual(['Rejected', 'Rejected']);
      expect(await stockLeft(b.database, goods.id)).toBe(before + 1);

      const [cash, withDown, withoutDown] = [await order(), await byInstalments(1), await byInstalments(0)];
      expect(await runOperator(b.database, ['approve', ama.email])).toHaveLength(3);
      expect(await stateOf(withDown)).toEqual(['Pending', 'Process for Payment']);
      expect(await stateOf(withoutDown)).toEqual(['Confirmed', 'Active']);
      expect([await stateOf(cash), await stateOf(rejected)]).toEqual([
        ['Pending', undefined],
        ['Rejected', 'Rejected'],
      ]);
      expect(await runOperator(b.database, ['approve', ama.email])).toHaveLength(1);
      expect(await stateOf(await byInstalments(1))).toEqual(['Pending', 'Process for Payment']);
    });

    test('records each operator command and its channel, whether it succeeds or not', async () => {
      await runOperator(b.database, ['approve', ama.email], {
        at: Date.parse('2026-11-21T09:00:00Z'),
        today: '2026-11-21',
        how: 'database',
        origin: 'http://localhost',
      });
      const secret = 'operator-secret-0123456789';
      const running = await b.reopen({ operatorSecret: secret });
      const send = (args: string[]) =>
        running.fetch(
          new Request('http://localhost/operator', {
            method: 'POST',
            headers: { 'X-Operator-Secret': secret },
            body: JSON.stringify({ args }),
          }),
        );
      await send(['process', 'ORD-NONE']);
      await send(['dance']);
      const { lines } = (await (await send(['audit'])).json()) as { lines: string[] };
      expect(lines).toEqual([
        '2026-11-21T10:00:00.000Z  audit  running shop',
        '2026-11-21T10:00:00.000Z  process  ORD-NONE  running shop',
        `2026-11-21T09:00:00.000Z  approve  ${ama.email}  database`,
      ]);
    });
  });
