import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SiteName } from './siteName';
import { usePageTitle } from './usePageTitle';

test.each([
  ['Wishlist', 'Kasa & Co', 'Wishlist – Kasa & Co'],
  ['Contact Kasa & Co', 'Kasa & Co', 'Contact Kasa & Co'],
  ['Wishlist', '', 'Wishlist'],
])('with the title %j in the shop %j, sets the document title %j', (title, shop, name) => {
  const wrapper = ({ children }: { children: ReactNode }) => <SiteName value={shop}>{children}</SiteName>;
  renderHook(usePageTitle, { initialProps: title, wrapper });
  expect(document.title).toBe(name);
});
