import { screen, waitFor } from '@testing-library/react';
import { demoBusiness } from '../../../server/db/seedRows';
import { runOperator } from '../../../server/domain/operator';
import { checkoutBody } from '../../../server/testing/goods';
import { checkoutReply } from '../../contract/checkout';
import { AMA } from '../../testing/customers';
import { customerWithCart } from '../../testing/customerWithCart';
import type { FaultRule } from '../../testing/faults';
import { answerWith, keysOf, lostReplyCells } from '../../testing/lostReplies';
import { renderApp } from '../../testing/renderApp';
import { signInAgain } from '../../testing/logIn';

const PAY_DOWN = /make_down_payment/;

/** An approved customer at an order that waits for its down payment. */
const open = async (faults: FaultRule[]) => {
  const customer = await customerWithCart();
  const { client, server, shirt, stored } = customer;
  const loan = {
    checkout_type: 'installment',
    duration: 3,
    downPayment: 1,
    creditor: demoBusiness.default_creditor.uuid,
  };
  const body = checkoutBody([{ id: shirt.id, quantity: 2 }], loan);
  const { orderCode } = (await client.read(checkoutReply, '/storefront/checkout', body)).data!;
  await runOperator(server.database, ['approve', AMA.email]);
  const account = JSON.stringify({ ...(JSON.parse(stored.account) as object), eligible: 'Approved' });
  const left: string[] = [];
  const view = await renderApp({
    path: `/account/orders/o/${orderCode}`,
    server,
    stored: { ...stored, account },
    environment: { redirect: (url) => left.push(url) },
    faults,
  });
  const payable = () =>
    server.database.query(`SELECT id FROM checkouts WHERE order_code = $1 AND status = 'open'`, [orderCode]);
  return { ...customer, ...view, left, payable };
};

test.each(lostReplyCells)(
  'a down payment answered by %s, then by %s, makes one payment with one key and opens it',
  async (_first, later, first, fault) => {
    const view = await open([{ path: PAY_DOWN, times: 1, fault: first }]);
    const { network, user, left, payable } = view;
    await user.click(await screen.findByRole('button', { name: 'Complete Down Payment' }));
    const again = await screen.findByRole('button', { name: 'Check again' });
    expect(await payable()).toHaveLength(1);

    await answerWith(view, { path: PAY_DOWN }, fault, () => user.click(again));
    if (later === '401') {
      await waitFor(() => expect(window.location.pathname).toBe('/account/auth'));
      network.clear();
      await signInAgain(view);
      await user.click(await screen.findByRole('button', { name: 'Complete Down Payment' }));
    } else if (later !== 'ok') {
      const alert = await screen.findByRole('alert');
      await waitFor(() =>
        expect(alert).toHaveTextContent(later === 'no' ? 'The shop says no.' : 'Nothing has been paid'),
      );
      network.clear();
      const name = later === 'no' ? 'Complete Down Payment' : 'Check again';
      await user.click(await screen.findByRole('button', { name }));
    }
    await waitFor(() => expect(left).toHaveLength(1));
    const [payment, ...more] = await payable();
    expect(more).toEqual([]);
    expect(left[0]).toContain((payment as { id: string }).id);
    const [key, repeated] = keysOf(network, PAY_DOWN);
    expect(repeated).toBe(key);
  },
);
