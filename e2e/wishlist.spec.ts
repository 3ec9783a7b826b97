import { expect, test } from './fixtures';
import { readStorage } from './support/storage';

test(
  'saves a wishlist item, shows it in the other tab and removes it again',
  { tag: '@firefox-all' },
  async ({ page, context, visit }) => {
    await visit('/items/search');
    const card = page.getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    const other = await context.newPage();
    // The best sellers below an empty wishlist do not belong to it.
    const wishes = other.getByRole('list', { name: 'Wishlist' });
    await visit('/wishlist', other);
    await card.getByRole('button', { name: /wishlist/i }).click();
    await expect(wishes.getByRole('heading', { name: title })).toBeVisible();
    expect(JSON.parse((await readStorage(page)).wishlist ?? '[]')).toHaveLength(1);
    await other.reload();
    await wishes.getByRole('button', { name: /wishlist/i }).click();
    await expect(other.getByText('Your wishlist is empty.')).toBeVisible();
    await expect(wishes).toHaveCount(0);
    await expect.poll(async () => (await readStorage(page)).wishlist ?? '[]').toBe('[]');
  },
);
