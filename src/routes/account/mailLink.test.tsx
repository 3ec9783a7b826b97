import { screen } from '@testing-library/react';
import { demoBusiness } from '../../../server/db/seedRows';
import { checkoutBody } from '../../../server/testing/goods';
import { customerWithCart } from '../../testing/customerWithCart';
import { expectPath } from '../../testing/here';
import { renderApp } from '../../testing/renderApp';
import { signInAgain } from '../../testing/logIn';

test('the link of a mail about an order leads a signed-out customer through sign-in to the order', async () => {
  const { client, server, shirt } = await customerWithCart();
  const loan = { checkout_type: 'installment', duration: 3, creditor: demoBusiness.default_creditor.uuid };
  await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 2 }], loan));
  const [mail] = await server.database.query<{ link: string }>(`SELECT link FROM mails WHERE kind = 'order-received'`);
  const { pathname } = new URL(mail!.link);

  const view = await renderApp({ path: pathname, server });
  await expectPath('/account/auth');
  await signInAgain(view);
  await expectPath(pathname);
  expect(await screen.findByText(/We’re reviewing your request/)).toBeVisible();
});
