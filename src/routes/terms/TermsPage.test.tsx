import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

test.each(['/terms', '/terms-conditions'])('%s has terms for buying and for instalments', async (path) => {
  await renderApp({ path });
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  const buying = screen.getByRole('region', { name: 'Buying from us' });
  const instalments = screen.getByRole('region', { name: 'Paying in installments' });
  expect(buying).toHaveTextContent('Pickup at one of our stores is free.');
  expect(instalments).toHaveTextContent('You choose how long: 1, 3, 6, 12 or 24 months.');
  for (const part of [buying, instalments]) {
    const matters = within(part).getAllByRole('heading', { level: 3 });
    expect(matters.length).toBeGreaterThanOrEqual(6);
    for (const { id } of matters) {
      const words = within(part).getByRole('region', { name: document.getElementById(id)!.textContent });
      expect(words.textContent.split(' ').length).toBeGreaterThan(40);
    }
  }
});

test('every link in the list at the top leads to a section of its own', async () => {
  await renderApp({ path: '/terms' });
  const links = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')!.slice(1))).toHaveTextContent(link.textContent);
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(links.length);
});
