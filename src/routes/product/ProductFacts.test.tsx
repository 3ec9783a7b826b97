import { screen, waitFor, within } from '@testing-library/react';
import { wireBusiness } from '../../testing/builders/wireCustomer';
import { wireProduct, wireVariant } from '../../testing/builders/wireCatalogue';
import { answered } from '../../testing/faults';
import { heading, openProduct, radio } from '../../testing/openProduct';

const main = () => within(screen.getByRole('main'));
const fact = (name: string) => {
  const details = main()
    .getAllByRole('term')
    .find(({ textContent }) => textContent === name)?.nextElementSibling;
  return details?.textContent;
};

test('shows the store’s currency before each price, with thousands separators', async () => {
  await openProduct({ variants: [wireVariant({ price: 1234.5, priceOld: '2000.00' })] }, undefined, {
    faults: [{ path: /get_details/, fault: answered(200, { status: 1, data: wireBusiness({ currency: 'KES' }) }) }],
  });
  await heading();
  expect(main().getByText('KES 1,234.50')).toBeVisible();
  expect(main().getByText('KES 2,000.00').closest('del')).toBeVisible();
  expect(screen.queryByText(/GHS/)).not.toBeInTheDocument();
});

test.each([
  ['shows the variant’s own', 'LSH-BLK-S', 'LSH', 'LSH-BLK-S'],
  ['falls back to the product’s', '', 'LSH', 'LSH'],
  ['shows none when neither has one', '', '', undefined],
])('SKU: %s', async (_name, own, whole, shown) => {
  await openProduct({ sku: whole, variants: [wireVariant({ sku: own })] });
  await heading();
  expect(fact('SKU')).toBe(shown);
});

test('lists each category once, links each tag to its search, and omits the Tags line without tags', async () => {
  const { unmount } = await openProduct({
    filterCategory: { name: 'Summer', slug: 'summer' },
    tags: ['linen', 'light & airy'],
  });
  await heading();
  expect(fact('Categories')).toBe('ShirtsSummer');
  expect(main().getByRole('link', { name: 'Summer' })).toHaveAttribute('href', '/ct/summer');
  expect(main().getByRole('link', { name: 'light & airy' })).toHaveAttribute('href', '/items/search?q=light+%26+airy');
  unmount();
  const bare = await openProduct({ tags: [], filterCategory: { name: 'Shirts', slug: 'shirts' } });
  await heading();
  expect(fact('Categories')).toBe('Shirts');
  expect(fact('Tags')).toBeUndefined();
  bare.unmount();
});

test('names a category without a slug without linking to it or requesting its products', async () => {
  const { network } = await openProduct({ category: { name: 'Hats' }, filterCategory: null });
  await heading();
  expect(fact('Categories')).toBe('Hats');
  expect(await screen.findByRole('tabpanel')).toBeVisible();
  expect(main().queryByRole('link', { name: 'Hats' })).not.toBeInTheDocument();
  expect(network.callsTo(/category_products/)).toHaveLength(0);
});

test('shows NEW, pre-order, the badge, the discount and the stars', async () => {
  await openProduct({ pre_order: '1', badge: 'Last pieces', rating: 3.4, category: null });
  await heading();
  for (const mark of ['NEW', 'Pre-order', 'Last pieces', '-20%', '3.4 out of 5 stars']) {
    expect(main().getByText(mark)).toBeInTheDocument();
  }
});

test('shows no stars without a review count', async () => {
  await openProduct({ rating: 3.4, reviews: null });
  await heading();
  expect(main().queryByText(/out of 5 stars/)).not.toBeInTheDocument();
});

test('omits NEW, pre-order, rating and discount when the shop sets none', async () => {
  await openProduct({ category: null, isNew: 0, rating: null, discount: 0, variants: [wireVariant({ priceOld: 0 })] });
  await heading();
  for (const mark of ['NEW', 'Pre-order', /^\d\.\d$/, /^-\d+%/]) {
    expect(main().queryByText(mark)).not.toBeInTheDocument();
  }
});

test('shows every tab with a fallback text for a product without details', async () => {
  const { user } = await openProduct({
    ...{ description: ' ', short_description: '', brand: '', weight: '', return_policy: '' },
  });
  await heading();
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Description',
    'Additional Information',
    'Reviews (3)',
  ]);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('There’s no description yet.');
  await user.click(screen.getByRole('tab', { name: 'Additional Information' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('There’s no additional information yet.');
});

test('describes all variants to search engines under one canonical URL, whichever is chosen', async () => {
  const { user } = await openProduct();
  await heading();
  const head = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute);
  const offers = () =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent) as { offers?: { price: string }[] })
      .flatMap((data) => data.offers?.map(({ price }) => price) ?? []);
  expect(head('[rel=canonical]', 'href')).toBe('http://localhost/pd/linen-shirt/LSH-101?id=101');
  expect(head('[property="og:type"]', 'content')).toBe('product');
  expect(offers()).toEqual(['120.00', '130.00', '125.00']);
  await user.click(radio('M (out of stock)'));
  expect(head('[rel=canonical]', 'href')).toBe('http://localhost/pd/linen-shirt/LSH-101?id=101');
  expect(offers()).toEqual(['120.00', '130.00', '125.00']);
});

test('lists at most ten other products of the category', async () => {
  const others = Array.from({ length: 14 }, (_, index) => wireProduct({ id: index + 200 }));
  const body = JSON.stringify({ status: 1, data: [wireProduct(), ...others] });
  await openProduct({}, undefined, {
    faults: [{ path: /category_products\/shirts/, fault: answered(200, body) }],
  });
  const group = within(await screen.findByRole('group', { name: 'More in Shirts' }));
  expect(group.getAllByRole('article')).toHaveLength(10);
  expect(group.getByRole('link', { name: 'View All Shirts' })).toHaveAttribute('href', '/ct/shirts');
});

test('sanitizes hostile descriptions before showing them', async () => {
  const hostile = '<b>Light</b><img src=x onerror="throw 1"><form><input></form>';
  await openProduct({ description: hostile, short_description: hostile });
  await heading();
  await waitFor(() => expect(main().getAllByText('Light', { selector: 'b' })).toHaveLength(2));
  for (const bold of main().getAllByText('Light', { selector: 'b' })) {
    expect(bold.parentElement?.innerHTML).toBe('<b>Light</b>');
  }
});
