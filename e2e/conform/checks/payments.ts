import { confirmOrderReply } from '../../../src/contract/checkout';
import { type Kit, readAs } from '../kit';
import { refuses } from '../refusals';
import { brokenUnless } from '../verdict';
import { newPress, type Placed } from './purchase';

const CONFIRM = 'POST /storefront/confirm_order';
const PAY_DOWN = 'POST /storefront/make_down_payment/{order_code}';

/** The kit cannot pay: it only checks the replies for unpaid orders. */
export const paymentChecks = async (kit: Kit, { code, checkoutId }: Placed): Promise<void> => {
  const body = { checkout_id: checkoutId ?? 'no-such-checkout' };
  const first = await kit.ask(CONFIRM, { body });
  const second = await kit.ask(CONFIRM, { body });
  kit.say(CONFIRM, 'confirms no unpaid order, with the same reply twice', first, [
    ...refuses(first),
    ...brokenUnless(
      readAs(confirmOrderReply, first)?.status === readAs(confirmOrderReply, second)?.status,
      'the second reply differs from the first one',
    ),
  ]);
  const unknown = await kit.ask(CONFIRM, { body: { checkout_id: 'no-such-checkout' } });
  kit.say(CONFIRM, 'refuses an unknown checkout', unknown, refuses(unknown));
  const due = { down_payment_amount: 1, description: 'A test of the contract' };
  for (const [rule, order_code] of [
    ['refuses where no down payment is due', code ?? 'x'],
    ['refuses an unknown order', 'NO-SUCH-ORDER'],
  ] as const) {
    const seen = await kit.ask(PAY_DOWN, { params: { order_code }, body: due, press: newPress() });
    kit.say(PAY_DOWN, rule, seen, refuses(seen));
  }
};
