import { screen } from '@testing-library/react';
import { notify } from '../../api/apiEvents';
import { renderApp } from '../renderApp';

test('shows a success notice once', async () => {
  const { store } = await renderApp();
  store.dispatch(notify('success', 'Saved'));
  expect(await screen.findByText('Saved')).toBeVisible();
});
