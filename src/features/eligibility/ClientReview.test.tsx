import { screen, waitFor } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { signedIn } from '../../testing/customers';
import type { FaultRule } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const open = async (faults: FaultRule[] = []) => {
  const server = await createTestShop();
  const app = await renderApp({ path: '/account/edit', server, stored: await signedIn(server), faults });
  const button = await screen.findByRole('button', { name: 'Request Client Review' });
  return { ...app, button, sent: () => app.network.callsTo(/request_client_review/, 'POST') };
};
/** The steps come a moment after the page. */
const expectStep = (name: string) =>
  waitFor(() => {
    expect([...document.querySelectorAll('[aria-current="step"]')].map(({ textContent }) => textContent)).toEqual([
      name,
    ]);
  });

test('asked for once, however often it is pressed; the state is kept', async () => {
  const { user, button, sent, storage, entries } = await open();
  await expectStep('Created');
  await user.dblClick(button);
  await expectStep('Pending Review');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toEqual({});
  entries.saveAll();
  expect(JSON.parse(storage.getItem('account') ?? '{}')).toMatchObject({ eligible: 'Pending Review' });

  await user.click(screen.getByRole('button', { name: 'Request Client Review' }));
  expect(await screen.findByText('Your request has already been sent')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

test('refused: the server’s words, and nothing has changed', async () => {
  const body = JSON.stringify({ status: 0, message: 'Please verify your e-mail first' });
  const fault = { when: 'before', kind: 'reply', status: 200, body } as const;
  const { user, button } = await open([{ path: /request_client_review/, fault }]);
  await user.click(button);
  expect(await screen.findByText('Please verify your e-mail first')).toBeInTheDocument();
  await expectStep('Created');
});
