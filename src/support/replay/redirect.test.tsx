import { screen } from '@testing-library/react';
import { pageOpened, report } from '../../testing/builders/report';
import { renderReplay } from '../../testing/renderReplay';

test('shows a step whose page redirected the visitor to the sign-in', async () => {
  const { show } = await renderReplay(JSON.stringify(report([pageOpened('/checkout'), pageOpened('/account/auth')])));
  await show(1);
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
  await show(2);
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
});
