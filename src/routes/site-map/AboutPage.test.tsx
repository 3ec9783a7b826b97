import { screen } from '@testing-library/react';
import { ABOUT } from '../../config/brand/about';
import { renderApp } from '../../testing/renderApp';

test('shows the retailer’s own words, and links to the contact page and the terms', async () => {
  await renderApp({ path: '/about' });
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(document.title).toMatch(/^About us/);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(ABOUT.map(({ title }) => title)),
  );
  for (const text of ABOUT.flatMap(({ paragraphs }) => paragraphs)) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms');
});
