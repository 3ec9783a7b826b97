import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SORTS } from '../../features/catalogue/sorts';
import { assertHealthy } from '../../testing/assertHealthy';
import { answered } from '../../testing/faults';
import { narrowWindow, saveData } from '../../testing/mockMedia';
import { renderApp } from '../../testing/renderApp';
import { wireProduct, wireVariant } from '../../testing/builders/wireCatalogue';
import { wireReply } from '../../testing/builders/wire';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const list = (name: string) => screen.findByRole('list', { name });
const titles = async (name: string) =>
  within(await list(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const simple = (id: number, title: string, more = {}) =>
  wireProduct({
    id,
    title,
    has_variant: 0,
    variants: [wireVariant({ variant_id: id * 10, available: 9 })],
    colors: [],
    attributes: [],
    ...more,
  });
const replying = (data: unknown[]) => ({
  path: /products\/search/,
  fault: answered(200, wireReply(data)),
});

test('without a query all products are listed, the latest first', async () => {
  const { network, storage } = await renderApp({ path: '/items/search' });
  await heading('Recent Products');
  await list('Recent Products');
  expect(screen.getByText(/^\d{3} products$/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest');
  expect(network.callsTo(/products\/search/).map(({ path }) => path)).toEqual(['/storefront/products/search']);
  expect(document.title).toContain('Recent Products');
  await assertHealthy({ network, storage });
});

test('sorts all results of a query before showing the first 20', async () => {
  const data = Array.from({ length: 25 }, (_, index) =>
    simple(index + 1, `Item ${index + 1}`, { published_at: index }),
  );
  const { network } = await renderApp({ path: '/items/search?q=item&sort=2', faults: [replying(data)] });
  await heading('Items Search Results');
  const shown = await titles('Items Search Results');
  expect(shown).toHaveLength(20);
  expect(shown[0]).toBe('Item 25');
  expect(screen.getByText('Showing 1–20 of 25 products')).toBeInTheDocument();
  expect(network.callsTo(/products\/search/).map(({ path }) => path)).toEqual(['/storefront/products/search?q=item']);
});

test('keeps sort and columns in the address beside the query, without new history entries', async () => {
  const { user } = await renderApp({ path: '/items/search?q=shirt' });
  await list('Items Search Results');
  const before = window.history.length;
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...SORTS]);
  await user.selectOptions(sort, 'Price, low to high');
  await user.click(screen.getByRole('button', { name: '5 columns' }));
  await waitFor(() => {
    expect(window.location.search).toBe('?q=shirt&sort=3&cols=5');
  });
  expect(screen.getByRole('button', { name: '5 columns' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button', { name: /^\d columns$/ })).toHaveLength(3);
  await user.selectOptions(sort, 'Newest');
  await waitFor(() => {
    expect(window.location.search).toBe('?q=shirt&cols=5');
  });
  expect(window.history.length).toBe(before);
  expect(scrolled).not.toHaveBeenCalled();
});

test('keeps two filter choices made before the address updates, and shows each at once', async () => {
  const data = [simple(1, 'Red one', { colors: ['Red'], brand: 'Kasa' }), simple(2, 'Blue one', { colors: ['Blue'] })];
  const { user } = await renderApp({ path: '/items/search', faults: [replying(data)] });
  await list('Recent Products');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const aside = await screen.findByRole('dialog', { name: 'Filter' });
  const [red, kasa] = [/^Red/, /^Kasa/].map((name) => within(aside).getByRole<HTMLInputElement>('checkbox', { name }));
  red?.click();
  expect(red).toBeChecked();
  kasa?.click();
  expect(kasa).toBeChecked();
  await waitFor(() => {
    expect(window.location.search).toBe('?color=Red&brand=Kasa');
  });
});

test('filters in the aside narrow the list, and removing their chips widens it again', async () => {
  const data = [
    simple(1, 'Red one', { colors: ['Red'], brand: 'Kasa' }),
    simple(2, 'Blue one', { colors: ['Blue'], brand: 'Kasa' }),
    simple(3, 'Red other', { colors: ['Red'], brand: 'Adom' }),
  ];
  const { user } = await renderApp({ path: '/items/search', faults: [replying(data)] });
  await list('Recent Products');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const aside = await screen.findByRole('dialog', { name: 'Filter' });
  expect(within(aside).getByText('Categories')).toBeInTheDocument();
  await user.click(within(aside).getByRole('checkbox', { name: 'Red (2)' }));
  await user.click(within(aside).getByRole('checkbox', { name: 'Kasa (1)' }));
  expect(await within(aside).findByRole('button', { name: 'Show 1 product' })).toBeInTheDocument();
  expect(window.location.search).toBe('?color=Red&brand=Kasa');
  await user.click(within(aside).getByRole('button', { name: 'Show 1 product' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).not.toBeInTheDocument());
  expect(await titles('Recent Products')).toEqual(['Red one']);
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove filter: Kasa' }));
  await waitFor(async () => {
    expect(await titles('Recent Products')).toEqual(['Red one', 'Red other']);
  });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => {
    expect(window.location.search).toBe('');
  });
});

test('accepts a typed price range in either order', async () => {
  const data = [simple(1, 'Cheap', { price: 10 }), simple(2, 'Fair', { price: 20 }), simple(3, 'Dear', { price: 300 })];
  const { user } = await renderApp({ path: '/items/search', faults: [replying(data)] });
  await list('Recent Products');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const aside = await screen.findByRole('dialog', { name: 'Filter' });
  await user.type(within(aside).getByRole('textbox', { name: 'From (GHS)' }), '1,000');
  await user.type(within(aside).getByRole('textbox', { name: 'To (GHS)' }), '15,5{Enter}');
  await waitFor(() => {
    expect(window.location.search).toBe('?min=15.5&max=1000');
  });
  expect(await within(aside).findByRole('textbox', { name: 'From (GHS)' })).toHaveValue('15.5');
});

test('keeps the focus on Apply after a price range is applied', async () => {
  const { user } = await renderApp({ path: '/items/search' });
  await list('Recent Products');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const aside = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await user.type(aside.getByRole('textbox', { name: 'From (GHS)' }), '1');
  await user.click(aside.getByRole('button', { name: 'Apply' }));
  await waitFor(() => {
    expect(window.location.search).toBe('?min=1');
  });
  expect(aside.getByRole('button', { name: 'Apply' })).toHaveFocus();
});

test('marks a typed price that is no number and applies nothing until it is corrected', async () => {
  const data = [simple(1, 'Cheap', { price: 10 }), simple(2, 'Dear', { price: 300 })];
  const { user } = await renderApp({ path: '/items/search', faults: [replying(data)] });
  await list('Recent Products');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const aside = within(await screen.findByRole('dialog', { name: 'Filter' }));
  const from = aside.getByRole('textbox', { name: 'From (GHS)' });
  const to = aside.getByRole('textbox', { name: 'To (GHS)' });
  await user.type(from, '20');
  await user.type(to, 'abc');
  expect(to).toBeValid();
  await user.click(aside.getByRole('button', { name: 'Apply' }));
  expect(to).toBeInvalid();
  expect(to).toHaveAccessibleDescription('Enter a number, such as 50');
  expect(to).toHaveFocus();
  expect(from).toBeValid();
  expect(from).toHaveValue('20');
  expect(window.location.search).toBe('');
  await user.clear(to);
  expect(to).toBeValid();
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(window.location.search).toBe('?min=20');
  });
});

test('Escape closes the filter aside and returns the focus to its button', async () => {
  const { user } = await renderApp({ path: '/items/search' });
  await list('Recent Products');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const filter = await screen.findByRole('dialog', { name: 'Filter' });
  await waitFor(() => expect(filter).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

test('offers categories and best sellers when a search has no hits', async () => {
  const { network, storage } = await renderApp({ path: '/items/search?q=zzzz' });
  expect(await screen.findByText('No items found')).toBeInTheDocument();
  expect(within(await list('Categories')).getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/ct/women');
  expect(await titles('Best Sellers')).toHaveLength(4);
  await assertHealthy({ network, storage });
});

test.each([
  ['hits', '/items/search?q=dress', 'Items Search Results'],
  ['no hits', '/items/search?q=zzzz', 'Best Sellers'],
])('marks a search page with %s as noindex, but not the page without a query', async (_name, path, shown) => {
  const robots = () => [...document.head.querySelectorAll('meta[name=robots]')].map((tag) => tag.outerHTML);
  const { user } = await renderApp({ path });
  await list(shown);
  expect(robots()).toEqual(['<meta name="robots" content="noindex">']);
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await user.keyboard('{Enter}');
  await list('Recent Products');
  expect(robots()).toEqual([]);
  expect(window.location.search).toBe('');
});

test.each(['?q=', '?q=%20%20', '?Q=shirt'])('treats %s as no query', async (search) => {
  const { network } = await renderApp({ path: `/items/search${search}`, faults: [replying([simple(1, 'Mug')])] });
  await heading('Recent Products');
  expect(await titles('Recent Products')).toEqual(['Mug']);
  expect(network.callsTo(/products\/search/).map(({ path }) => path)).toEqual(['/storefront/products/search']);
});

test('truncates a very long query to 200 characters', async () => {
  const { network } = await renderApp({ path: `/items/search?q=${'x'.repeat(5000)}`, faults: [replying([])] });
  await screen.findByText('No items found');
  const [call] = network.callsTo(/products\/search/);
  expect(call?.path).toBe(`/storefront/products/search?q=${'x'.repeat(200)}`);
});

test('renders only those of hundreds of products near the screen, in two columns on a phone', async () => {
  narrowWindow();
  const data = Array.from({ length: 300 }, (_, index) => simple(index + 1, `Item ${index + 1}`));
  await renderApp({ path: '/items/search', faults: [replying(data)] });
  const cells = within(await list('Recent Products')).getAllByRole('listitem');
  expect(cells.length).toBeLessThan(40);
  expect(cells[6]).toHaveAttribute('aria-posinset', '7');
  expect(cells[6]).toHaveAttribute('aria-setsize', '300');
  expect(cells[6]?.style.gridRow).toBe('4');
  expect(cells[6]?.style.gridColumn).toBe('1');
});

test('offers to clear all filters when they match nothing', async () => {
  const { user } = await renderApp({ path: '/items/search?color=Ultraviolet' });
  expect(await screen.findByText('No items found')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await list('Recent Products')).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('shows an error when the search call fails, and repeats the call on Retry', async () => {
  const { user, network, storage } = await renderApp({
    path: '/items/search?q=shirt',
    faults: [{ path: /products\/search/, fault: answered(400), times: 1 }],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  await assertHealthy({ network, storage, message: 'Something went wrong' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await list('Items Search Results')).toBeInTheDocument();
});

test('shows an added product in the bag without waiting for the server', async () => {
  const { user, network, storage } = await renderApp({
    path: '/items/search',
    faults: [replying([simple(1, 'Enamel Mug')])],
  });
  const add = await screen.findByRole('button', { name: 'Add To Cart: Enamel Mug' });
  network.add({ path: /./, fault: { when: 'before', kind: 'hang' } });
  await user.click(add);
  const drawer = await screen.findByRole('dialog', { name: /SHOPPING BAG/ });
  expect(within(drawer).getByText('Enamel Mug')).toBeVisible();
  expect(await screen.findByText('Added to cart')).toBeInTheDocument();
  await waitFor(() => {
    expect(storage.entries().cartList).toContain('Enamel Mug');
  });
});

describe('prefetching on hover', () => {
  const PRODUCT = /storefront\/products\/linen-shirt/;
  // jsdom has no PointerEvent.
  const point = (element: Element, type: 'pointerover' | 'pointerout') =>
    fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }));
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });
  const open = async (connection?: object) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const mug = simple(101, 'Enamel Mug');
    const detail = { ...replying([]).fault, body: JSON.stringify(wireReply(mug)) };
    const faults = [replying([mug]), { path: PRODUCT, fault: detail }];
    const app = await renderApp({ path: '/items/search', faults });
    return { ...app, link: await screen.findByRole('link', { name: 'Enamel Mug' }) };
  };

  test('fetches the product once when the mouse stays on its card', async () => {
    const { user, network, link } = await open();
    point(link, 'pointerover');
    expect(network.callsTo(PRODUCT)).toHaveLength(0);
    await waitFor(() => {
      expect(network.callsTo(PRODUCT).map(({ path }) => path)).toEqual([
        '/storefront/products/linen-shirt/LSH-101?id=101',
      ]);
    });
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Enamel Mug' });
    expect(network.callsTo(PRODUCT)).toHaveLength(1);
  });

  test.each([
    ['leaves the card at once', undefined, true],
    ['stays on the card under data saving', { saveData: true }, false],
  ])('fetches nothing for a mouse that %s', async (_name, connection, leaves) => {
    const { network, link } = await open(connection);
    // Both events are fired synchronously, so the delay cannot pass between them.
    point(link, 'pointerover');
    if (leaves) point(link, 'pointerout');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(network.callsTo(PRODUCT)).toHaveLength(0);
  });
});

test('shows the results of the corrected query when a query with one wrong letter has no hits', async () => {
  const { network, storage, user } = await renderApp({ path: '/items/search?q=linnen+shirt' });
  expect(await titles('Items Search Results')).toContain('Linen Shirt');
  expect(screen.getByText(/No items found for “linnen shirt”/)).toHaveTextContent('Showing results for linen shirt');
  await assertHealthy({ network, storage });
  await user.click(screen.getByRole('link', { name: 'linen shirt' }));
  expect(window.location.search).toBe('?q=linen+shirt');
  expect(screen.queryByText(/No items found/)).not.toBeInTheDocument();
});

test('links to the corrected query while its results cannot be loaded', async () => {
  const corrected = { path: /q=linen/, fault: answered(400) };
  await renderApp({ path: '/items/search?q=linnen+shirt', faults: [corrected] });
  expect(await screen.findByRole('link', { name: '“linen shirt”' })).toBeInTheDocument();
  expect(screen.getByText('No items found')).toBeInTheDocument();
});

test('does not fetch the list of all products for a suggestion when data saving is on', async () => {
  saveData();
  const { network } = await renderApp({ path: '/items/search?q=linnen+shirt' });
  await screen.findByRole('list', { name: 'Best Sellers' });
  expect(network.callsTo(/products\/search/).map(({ path }) => path)).toEqual([
    '/storefront/products/search?q=linnen+shirt',
  ]);
});

test('finds products by tag in the list of all products when the server’s search has no hits', async () => {
  const data = [simple(1, 'Shirt', { tags: ['Light & airy'] }), simple(2, 'Cup', { tags: ['kitchen'] })];
  const forTag = { ...replying([]), path: /products\/search\?q=/ };
  await renderApp({
    path: '/items/search?q=light+%26+airy',
    faults: [forTag, { ...replying(data), path: /products\/search$/ }],
  });
  expect(await titles('Items Search Results')).toEqual(['Shirt']);
});
