import { screen, waitFor, within } from '@testing-library/react';
import { wireReply } from '../../testing/builders/wire';
import { renderApp } from '../../testing/renderApp';

const SEARCH = '/items/search?q=shirt';

test.each([
  [SEARCH, ['3', '4', '5'], '4', 'Date latest-old'],
  ['/ct/women', ['2', '3', '4'], '3', 'Default'],
  ['/ft/best-sellers', ['4', '5'], '4', 'Default'],
])('%s starts with its own columns and order', async (path, choices, start, sort) => {
  await renderApp({ path });
  await screen.findAllByRole('article');
  const buttons = within(screen.getByRole('group', { name: 'Columns' })).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    choices.map((count) => `${count} columns`),
  );
  const pressed = buttons.filter((button) => button.getAttribute('aria-pressed') === 'true');
  expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual([`${start} columns`]);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(sort);
});

test.each([[SEARCH], ['/ct/women'], ['/ft/best-sellers']])(
  '%s: the overlay beside the filter aside closes it',
  async (path) => {
    const { user } = await renderApp({ path });
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const aside = await screen.findByRole('dialog', { name: 'Filter' });
    await user.click(aside.parentElement!.querySelector('[data-veil]')!);
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Filter' })).not.toBeInTheDocument();
    });
  },
);

test.each([
  ['the shop’s own currency', { currency: 'KES' }, /^KES \d/],
  ['GHS where the shop names none', { currency: '' }, /^GHS \d/],
])('prices carry %s', async (_name, business, price) => {
  const body = JSON.stringify(wireReply({ name: 'Kasa', logo: null, ...business }));
  await renderApp({
    path: '/ct/women',
    faults: [{ path: /get_details/, fault: { when: 'before', kind: 'reply', status: 200, body } }],
  });
  const [first] = await screen.findAllByRole('article');
  await waitFor(() => {
    expect(within(first!).getAllByText(price).length).toBeGreaterThan(0);
  });
});
