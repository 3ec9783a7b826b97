import { expect, test } from './fixtures';
import { readStorage } from './support/storage';

test(
  'a wish is kept, seen in the other tab, and gone when it is taken back',
  { tag: '@firefox' },
  async ({ page, context, visit }) => {
    await visit('/items/search');
    const card = page.getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    const other = await context.newPage();
    await visit('/wishlist', other);
    await card.getByRole('button', { name: /wishlist/i }).click();
    await expect(other.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
    expect(JSON.parse((await readStorage(page)).wishlist ?? '[]')).toHaveLength(1);
    await other.reload();
    await other
      .getByRole('article')
      .getByRole('button', { name: /wishlist/i })
      .click();
    await expect(other.getByRole('article')).toHaveCount(0);
    await expect.poll(async () => (await readStorage(page)).wishlist ?? '[]').toBe('[]');
  },
);
