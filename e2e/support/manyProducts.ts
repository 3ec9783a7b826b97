import type { Page } from '@playwright/test';
import { wireProduct, wireVariant } from '../../src/testing/builders/wireCatalogue';

export const MANY = 2000;

const products = Array.from({ length: MANY }, (_, index) =>
  wireProduct({
    id: index + 1,
    title: `Item ${String((index * 7919) % MANY).padStart(4, '0')}`,
    slug: `item-${index + 1}`,
    code: `I-${index + 1}`,
    price: 10 + ((index * 31) % 900),
    published_at: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
    variants: [wireVariant({ variant_id: index + 1, id: index + 1 })],
  }),
);

/** Answers the search without words with two thousand products. */
export const sellMany = (page: Page): Promise<unknown> =>
  page.route(/\/api\/v1\/storefront\/products\/search$/, (route) =>
    route.fulfill({ json: { status: 1, message: '', data: products } }),
  );
