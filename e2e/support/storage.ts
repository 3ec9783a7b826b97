import type { Page } from '@playwright/test';

export const readStorage = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/** A line of no product in particular, to the letter as the shop keeps it. */
export const storedLine = (id: number, quantity = 1) => ({
  id,
  quantity,
  price: 120,
  available: 50,
  product: {
    title: `Shirt ${id}`,
    imgSrc: null,
    category: { name: 'Shirts' },
    id,
    slug: `shirt-${id}`,
    code: `S-${id}`,
  },
  attributes: { Size: 'M' },
});
