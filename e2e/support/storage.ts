import type { Page } from '@playwright/test';

export const readStorage = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/** A cart line of an arbitrary product, in exactly the format that the shop stores. */
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
