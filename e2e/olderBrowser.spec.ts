import { expect, test } from './fixtures';

/** Removes methods that browsers of 2022 lack. The types forbid our own code to call them; libraries may. */
const removeNewerMethods = () => {
  const newer: [object, string[]][] = [
    [Array, ['fromAsync']],
    [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'union']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse', 'parse']],
    [window, ['Iterator', 'scheduler']],
  ];
  for (const [owner, names] of newer) names.forEach((name) => Reflect.deleteProperty(owner, name));
};

test(
  'sorts, filters, searches, saves and adds to the bag in a browser of 2022',
  { tag: '@whole-lists' },
  async ({ page, visit, log }) => {
    await page.addInitScript(removeNewerMethods);
    await visit('/ct/women');
    const cards = page.getByRole('main').getByRole('article');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('checkbox', { name: /^In stock/ }).check();
    await page.getByRole('button', { name: /^Show \d+ products/ }).click();
    await expect(page).toHaveURL(/sort=4/);
    await cards
      .first()
      .getByRole('button', { name: /wishlist/i })
      .click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('dress');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Search' }).press('Enter');
    await expect(page.getByText('for “dress”')).toBeVisible();
    await cards.first().getByRole('heading').getByRole('link').click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('dialog', { name: /shopping bag/i })).toBeVisible();
    await visit('/wishlist');
    await expect(page.getByRole('list', { name: 'Wishlist' }).getByRole('article')).toHaveCount(1);
    expect(log.errors).toEqual([]);
  },
);
