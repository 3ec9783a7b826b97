import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { toStored } from '../../contract/stored';
import { cartLine } from '../../testing/builders/model';
import { wireProduct, wireVariant } from '../../testing/builders/wireCatalogue';
import { chooseFromAccount } from '../../testing/chooseFromAccount';
import { signedIn } from '../../testing/customers';
import { answered, held } from '../../testing/faults';
import { logIn } from '../../testing/logIn';
import { saveData } from '../../testing/mockMedia';
import {
  buy,
  DETAIL,
  heading,
  openProduct as open,
  PRODUCT_PATH as PATH,
  quantity,
  radio,
  reply,
  variants,
} from '../../testing/openProduct';
import { renderApp } from '../../testing/renderApp';
import { sample } from '../../testing/complete';

test('opens a demo product by its address with one call, adds it to the bag and records it as viewed', async () => {
  const { user, network, store } = await renderApp({ path: '/pd/adwoa-wrap-dress/DRE-101?id=101' });
  await heading('Adwoa Wrap Dress');
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(store.getState().cart.lines).toHaveLength(1));
  expect(network.callsTo(/^\/storefront\/products\/(?!search)/).map(({ path }) => path)).toEqual([
    '/storefront/products/adwoa-wrap-dress/DRE-101?id=101',
  ]);
  expect(store.getState().recent.items).toHaveLength(1);
});

const closeBag = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(
    within(await screen.findByRole('dialog', { name: /SHOPPING BAG/ })).getByRole('button', { name: 'Close' }),
  );

test('updates the quantity or shows the bag instead of adding a variant that is already in the bag', async () => {
  const { user, store } = await renderApp({ path: '/pd/adwoa-wrap-dress/DRE-101?id=101' });
  await heading('Adwoa Wrap Dress');
  expect(screen.queryByText(/^In your cart/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await closeBag(user);
  const inBag = screen.getByText('In your cart: 1.');
  await user.click(buy('In your cart · view'));
  expect(await screen.findByText('Already in cart')).toBeVisible();
  await closeBag(user);
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await user.click(buy('In your cart · update to 2'));
  expect(store.getState().cart.lines.map(({ quantity: left }) => left)).toEqual([2]);
  expect(inBag).toHaveTextContent(/^In your cart: 2\.$/);
  expect(buy('In your cart · view')).toHaveFocus();
});

test('opens with the quantity that is in the bag; another variant can still be added', async () => {
  const { user } = await open({}, PATH, {
    stored: { cartList: JSON.stringify([toStored(cartLine({ quantity: 3 }))]) },
  });
  await heading();
  expect(quantity()).toHaveValue(3);
  expect(buy('In your cart · view')).toBeVisible();
  await user.click(radio('Red (not available in this combination)'));
  expect(buy()).toBeVisible();
  expect(quantity()).toHaveValue(1);
});

test('shows title, price with currency, old price, discount, stock, SKU, category and tags', async () => {
  await open();
  await heading();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByText('GHS 120.00')[0]).toBeInTheDocument();
  expect(main.getAllByText('GHS 150.00')[0]).toBeInTheDocument();
  expect(main.getAllByText('-20%')[0]).toBeInTheDocument();
  expect(main.getByText('Only 4 left')).toBeInTheDocument();
  expect(main.getByText('LSH-BLK-S')).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'linen' })).toHaveAttribute('href', '/items/search?q=linen');
  expect(main.getByText('A light shirt')).toBeInTheDocument();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Shirts' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^Linen Shirt – /));
});

describe('variant selection', () => {
  test('the default variant is selected; a choice changes price, stock, SKU and address, and keeps the id', async () => {
    const { user } = await open();
    await heading();
    expect(radio('Black')).toBeChecked();
    expect(radio('S')).toBeChecked();
    const places = window.history.length;
    await user.click(radio('Red (not available in this combination)'));
    expect(radio('Red')).toBeChecked();
    expect(radio('M')).toBeChecked();
    expect(screen.getByText('Red is not available in S: now showing M')).toHaveAttribute('role', 'status');
    expect(screen.getAllByText('GHS 130.00')[0]).toBeInTheDocument();
    expect(screen.getByText('LSH-RED-M')).toBeInTheDocument();
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ id: '101', variant: '1002' });
    expect(window.history.length).toBe(places);
    expect(radio('Red')).toHaveFocus();
  });

  test('a later link to the product without a variant shows the default variant', async () => {
    const { user } = await open();
    await heading();
    await user.click(radio('Red (not available in this combination)'));
    await waitFor(() => {
      expect(window.location.search).toContain('variant=1002');
    });
    act(() => {
      window.history.pushState(null, '', PATH);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => {
      expect(radio('Black')).toBeChecked();
    });
  });

  test('marks an option that does not fit the others as disabled but lets the keyboard choose it', async () => {
    const { user } = await open();
    await heading();
    expect(radio('Red (not available in this combination)')).toHaveAttribute('aria-disabled', 'true');
    radio('Black').focus();
    await user.keyboard('{ArrowRight}');
    expect(radio('Red')).toBeChecked();
  });

  test.each([
    ['a valid variant', '&variant=1002', 'Red'],
    ['an unknown variant falls back to the default', '&variant=9', 'Black'],
    ['the first of two variants', '&variant=1002&variant=1001', 'Red'],
  ])('resolves the variant in the address: %s', async (_name, query, colour) => {
    await open({}, PATH + query);
    await heading();
    expect(radio(colour)).toBeChecked();
  });

  test('keeps the selection and shows a message when no variant has the clicked option', async () => {
    const attributes = [{ name: 'Color', options: [{ name: 'Black' }, { name: 'Green' }] }];
    const { user } = await open({ attributes });
    await heading();
    await user.click(radio('Green (not available)'));
    expect(radio('Black')).toBeChecked();
    expect(screen.getByText('Green is not available')).toBeInTheDocument();
  });

  test('shows a swatch for a known colour and none for an unknown one, with the attribute spelled COLOUR', async () => {
    const colour = (id: number, name: string) => wireVariant({ variant_id: id, id, attributes: { COLOUR: name } });
    await open({
      attributes: [],
      variants: [colour(1, 'black'), colour(2, 'Midnight Kente 7'), colour(3, 'Sky Blue')],
    });
    await heading();
    const paints = screen
      .getAllByRole('radio')
      .map((input) => input.nextElementSibling?.querySelector<HTMLElement>('[style]')?.style.backgroundColor);
    expect(paints).toEqual(['rgb(17, 17, 17)', undefined, 'skyblue']);
  });

  test('accepts attributes named __proto__ and constructor without polluting the prototype', async () => {
    const named = (id: number, value: string) =>
      `{"variant_id":${id},"id":${id},"price":10,"available":5,"attributes":{"__proto__":"p${value}","constructor":"c${value}"}}`;
    const product = JSON.stringify(wireProduct({ attributes: [], variants: [] })).replace(
      '"variants":[]',
      `"variants":[${named(1, 'a')},${named(2, 'b')}]`,
    );
    const fault = { ...reply(null).fault, body: `{"status":1,"data":${product}}` };
    const { user } = await renderApp({ path: PATH, faults: [{ path: DETAIL, fault }] });
    await heading();
    await user.click(screen.getByRole('radio', { name: /^cb/ }));
    expect(radio('pb')).toBeChecked();
    expect(({} as Record<string, unknown>).ca).toBeUndefined();
  });
});

describe('quantity', () => {
  test.each(sample(['0', '-1', '1.5', '1e5', '9999999', '5'], 3))(
    'rejects the quantity %s and shows the reason',
    async (typed) => {
      const { user } = await open();
      await heading();
      await user.clear(quantity());
      await user.type(quantity(), typed);
      await user.tab();
      expect(Number((quantity() as HTMLInputElement).value)).toBeLessThanOrEqual(4);
      expect(Number((quantity() as HTMLInputElement).value)).toBeGreaterThanOrEqual(1);
      expect(screen.getByText(/^(Only 4 available|At least 1|Enter a whole number)$/)).toBeInTheDocument();
    },
  );

  test('reduces the quantity when the chosen variant has less stock', async () => {
    const { user, store } = await open();
    await heading();
    await user.clear(quantity());
    await user.type(quantity(), '4');
    await user.click(radio('Red (not available in this combination)'));
    expect(quantity()).toHaveValue(2);
    expect(screen.getByText('Only 2 available: quantity changed to 2')).toBeInTheDocument();
    await user.click(buy());
    await waitFor(() =>
      expect(store.getState().cart.lines).toMatchObject([{ id: '1002', quantity: 2, price: 13_000 }]),
    );
  });

  test('fixes the quantity at 1 and disables the “Out of stock” button for a sold-out variant', async () => {
    const { user } = await open();
    await heading();
    await user.click(screen.getByRole('radio', { name: 'M (out of stock)' }));
    expect(buy('Out of stock')).toBeDisabled();
    expect(quantity()).toHaveValue(1);
    expect(quantity()).toBeDisabled();
  });

  test('disables the button and shows “Price unavailable” when the price is unreadable', async () => {
    await open({ variants: [wireVariant({ price: '1,200.50' })] });
    await heading();
    expect(buy('Price unavailable')).toBeDisabled();
    expect(screen.getAllByText('Price unavailable').length).toBeGreaterThan(1);
  });
});

describe('loading', () => {
  test.each([
    ['status 0', { path: DETAIL, fault: answered(200, '{"status":0,"message":"No"}') }],
    ['404', { path: DETAIL, fault: answered(404) }],
    ['no data', reply(null)],
  ])('%s: shows “not found” with a link to all items', async (_name, rule) => {
    await renderApp({ path: PATH, faults: [rule] });
    await heading('Product is not found');
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/items/search');
  });

  test('omits the id from the call when the address has none', async () => {
    const { network } = await open({}, '/pd/linen-shirt/LSH-101');
    await heading();
    expect(network.callsTo(DETAIL).map(({ path }) => path)).toEqual(['/storefront/products/linen-shirt/LSH-101']);
  });

  test('shows a loading state instead of the previous product while the next one loads', async () => {
    await open({}, PATH, { faults: [{ path: /DRE-101/, fault: { when: 'before', kind: 'hang' } }] });
    await heading();
    act(() => {
      window.history.pushState({}, '', '/pd/adwoa-wrap-dress/DRE-101');
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    expect(await within(screen.getByRole('main')).findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1, name: 'Linen Shirt' })).not.toBeInTheDocument();
  });

  const DOWN = { path: DETAIL, fault: answered(500) };

  test('shows an error and a link to all items when the server fails, and the product after Retry', async () => {
    const { user, network } = await renderApp({ path: PATH, faults: [DOWN] });
    await heading('The product could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/items/search');
    network.add(reply(wireProduct({ variants })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading();
  });

  test('shows a product known from a list with an error notice and Retry when the server fails', async () => {
    const { user, network } = await renderApp({ path: '/ct/women/dresses' });
    const [first] = await screen.findAllByRole('article');
    network.add({ ...DOWN, path: /^\/storefront\/products\/(?!search)/ });
    await user.click(within(within(first!).getByRole('heading')).getByRole('link'));
    // The notice renders again when the page's chunk arrives after the error.
    await waitFor(() => {
      const notice = within(screen.getByRole('alert'));
      expect(notice.getByText('The product could not be loaded. Please try again.')).toBeVisible();
    });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Product');
    network.clear();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('tab', { name: 'Description' })).toBeVisible();
  });

  test('shows the clicked card’s title, price and picture before the reply arrives', async () => {
    const { user, network } = await renderApp({ path: '/ct/women/dresses' });
    const [first] = await screen.findAllByRole('article');
    network.add({ path: /^\/storefront\/products\/(?!search)/, fault: { when: 'before', kind: 'hang' } });
    const link = within(within(first!).getByRole('heading')).getByRole('link');
    const price =
      within(first!)
        .getAllByText(/GHS \d/)
        .at(-1)?.textContent ?? '';
    const picture = first!.querySelector('img')?.getAttribute('src');
    await user.click(link);
    await heading(link.textContent);
    expect(price).toMatch(/GHS \d/);
    expect(screen.getByRole('main')).toHaveTextContent(price);
    const photo = screen.getByRole('region', { name: 'Photos' }).querySelector('img');
    expect(photo).toHaveAttribute('src', picture);
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });
});

test('tabs show the description, further details, three sample reviews and a form that sends nothing', async () => {
  const server = await createTestShop({ features: [] });
  const { user, network } = await open({ dimensions: '', warranty: '2 years' }, PATH, { server });
  await heading();
  expect(await screen.findByRole('tabpanel', { name: 'Description' })).toHaveTextContent('Woven from linen.');
  await user.click(screen.getByRole('tab', { name: 'Additional Information' }));
  const rows = [...screen.getByRole('tabpanel').querySelectorAll('dt')].map((row) => row.textContent);
  expect(rows).toEqual(['Brand', 'Weight', 'Warranty', 'Return policy']);

  await user.click(screen.getByRole('tab', { name: 'Reviews (3)' }));
  expect(screen.getAllByText('Sample')).toHaveLength(3);
  const samples = within(screen.getByRole('region', { name: 'What a review looks like' }));
  expect(samples.queryByText(/stars/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('radio', { name: /^\d stars?$/ })).toHaveLength(5);
  const before = network.calls.length;
  const byOtherMeans = jest.spyOn(globalThis, 'fetch');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Choose a rating from 1 to 5 stars')).toBeInTheDocument();
  expect(document.querySelectorAll('.MuiRating-iconFilled')).toHaveLength(0);
  expect(screen.getByRole('radio', { name: 'No rating' })).toHaveFocus();
  // Uses the keyboard: the rating maps a click by its position, and jsdom has no layout.
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Fine');
  const form = within(screen.getByRole('form', { name: 'Review Linen Shirt' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ama');
  await user.type(form.getByRole('textbox', { name: 'Email' }), 'ama@example.com');
  await user.click(screen.getByRole('checkbox', { name: /^Save my name/ }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Your review wasn’t sent, Ama. We don’t publish reviews yet.')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ama');
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('');
  await user.click(screen.getByRole('checkbox', { name: /^Save my name/ }));
  screen.getByRole('radio', { name: '1 star' }).focus();
  await user.keyboard(' ');
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Fine');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(network.calls).toHaveLength(before);
  expect(byOtherMeans).not.toHaveBeenCalled();
});

test('has a Size Guide for clothing whose reply lists no options', async () => {
  await open({ attributes: [], variants: [wireVariant({ attributes: {} })] });
  await heading();
  expect(buy('Size Guide')).toBeVisible();
});

test('has no Size Guide for other goods without a size to choose', async () => {
  const kitchen = { name: 'Kitchen', slug: 'kitchen' };
  const variants = [wireVariant({ attributes: { Color: 'Black' } })];
  await open({ attributes: [], variants, category: kitchen, filterCategory: kitchen });
  await heading();
  expect(buy('Delivery options')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Size Guide' })).not.toBeInTheDocument();
});

test.each([
  ['clothing', 'Shirts', ['Jeans', 'Footwear']],
  ['shoes', 'Sneakers', ['Footwear', 'Jeans']],
  ['other goods with a size', 'Rugs', ['Jeans', 'Footwear']],
])('the Size Guide of %s in %s has the tables %j', async (_goods, name, captions) => {
  const category = { name, slug: 'goods' };
  const { user } = await open({ category, filterCategory: category });
  await heading();
  await user.click(buy('Size Guide'));
  const tables = within(await screen.findByRole('dialog', { name: 'Size Guide' })).getAllByRole('table');
  expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual(captions);
});

test('the Size Guide of goods with a table of the retailer’s calls only the tables below it samples', async () => {
  const dresses = { name: 'Dresses', slug: 'dresses' };
  const { user } = await open({ category: dresses, filterCategory: dresses });
  await heading();
  await user.click(buy('Size Guide'));
  const guide = await screen.findByRole('dialog', { name: 'Size Guide' });
  const captions = within(guide)
    .getAllByRole('table')
    .map((table) => table.querySelector('caption')?.textContent ?? '');
  expect(captions).toEqual(['Women’s clothing', 'Jeans', 'Footwear']);
  const [own = '', samples = ''] = guide.textContent.split('The tables below are samples');
  expect(own).toContain('Women’s clothing');
  expect(own).not.toMatch(/sample/i);
  expect(samples).not.toContain('Women’s clothing');
});

test('Size Guide and Delivery open and close, and Escape returns the focus', async () => {
  const { user } = await open();
  await heading();
  await user.click(buy('Size Guide'));
  const guide = within(await screen.findByRole('dialog', { name: 'Size Guide' }));
  const table = guide.getByRole('table', { name: 'Jeans' });
  expect(table).toHaveTextContent('BustWaistHips');
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(buy('Size Guide')).toHaveFocus();

  // Safari does not focus a pressed button.
  fireEvent.click(buy('Delivery options'));
  const rows = within(await screen.findByRole('dialog', { name: 'Delivery' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Next-day in store', 'Order before 6pm; today if the store has it', 'Free'],
    ['Delivery to your address', '2–4 days', 'Free'],
  ]);
  await user.click(screen.getByRole('dialog').parentElement!);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(buy('Delivery options')).toHaveFocus();
});

test('sends one call when the button, now “Adding...”, is clicked again while adding', async () => {
  const server = await createTestShop();
  const stored = await signedIn(server);
  const { fault, release } = held();
  const { user, network } = await renderApp({ path: '/ct/women/dresses', server, stored });
  const [first] = await screen.findAllByRole('article');
  network.add({ path: /add-to-cart/, fault });
  await user.click(within(within(first!).getByRole('heading')).getByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await user.click(await screen.findByRole('button', { name: 'Adding...' }));
  act(release);
  await screen.findByRole('button', { name: 'In your cart · view', hidden: true });
  expect(network.callsTo(/add-to-cart/, 'POST')).toHaveLength(1);
});

test('the wishlist button adds and removes the product and reflects it in aria-pressed', async () => {
  const { user, store } = await open();
  await heading();
  const wish = within(screen.getByRole('main')).getAllByRole('button', { name: 'Add to Wishlist: Linen Shirt' })[0]!;
  expect(wish).toHaveAttribute('aria-pressed', 'false');
  await user.click(wish);
  expect(wish).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().wishlist.ids).toEqual(['101']);
  await user.click(wish);
  expect(wish).toHaveAttribute('aria-pressed', 'false');
  expect(store.getState().wishlist.ids).toEqual([]);
});

describe('share', () => {
  const withShare = (share: unknown) => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  };
  const press = async (clipboard?: unknown) => {
    const view = await open();
    await heading();
    if (clipboard) Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await view.user.click(buy('Share'));
    return view;
  };

  test('passes the title and the address to the share sheet', async () => {
    const share = jest.fn(() => Promise.resolve());
    withShare(share);
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Linen Shirt', url: window.location.href });
    expect(screen.queryByText(/Web Share API/)).not.toBeInTheDocument();
  });

  test('logs a cancelled share without showing an alert', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    withShare(() => Promise.reject(new DOMException('no', 'AbortError')));
    await press();
    expect(info).toHaveBeenCalledWith('Not shared:', 'AbortError');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('ignores a second click while the first share is pending', async () => {
    const share = jest.fn(() => new Promise<void>(() => undefined));
    withShare(share);
    const { user } = await press();
    await user.click(buy('Share'));
    expect(share).toHaveBeenCalledTimes(1);
  });

  const pressWithoutSheet = (writeText: () => Promise<void>) => {
    withShare(undefined);
    // Data saving keeps the plain panel, however long the test takes.
    saveData();
    return press({ writeText });
  };

  test('falls back to an alert, a WhatsApp link and Copy link without a share sheet', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const { user } = await pressWithoutSheet(writeText);
    expect(await screen.findByRole('alert')).toHaveTextContent('Web Share API not supported in this browser.');
    const link = screen.getByRole('link', { name: 'WhatsApp' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `Linen Shirt ${window.location.href}`,
    );
    await user.click(buy('Copy link'));
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    expect(await screen.findByText('The link is on your clipboard.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
  });

  test('shows the address for manual copying when the clipboard rejects, until a copy succeeds', async () => {
    const writeText = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('denied'));
    const { user } = await pressWithoutSheet(writeText);
    await user.click(buy('Copy link'));
    const field = await screen.findByRole('textbox', { name: 'Copy this address:' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue(window.location.href);
    expect((field as HTMLInputElement).selectionEnd).toBe(window.location.href.length);
    await user.click(buy('Share'));
    await user.click(buy('Copy link'));
    await waitFor(() => {
      expect(field).not.toBeInTheDocument();
    });
  });
});

test('shows related and recently viewed products, and forgets the viewed ones on sign-out', async () => {
  const recent = [{ id: 7, title: 'Old Hat', slug: 'old-hat', code: 'HAT-7', imgSrc: null }, { title: 'damaged' }];
  const app = await renderApp({
    path: '/ct/women/dresses',
    stored: { recentlyViewed: JSON.stringify(recent) },
  });
  const { user, storage } = app;
  const list = window.location.pathname;
  const [first] = await screen.findAllByRole('article');
  await user.click(within(within(first!).getByRole('heading')).getByRole('link'));
  await screen.findByRole('button', { name: 'Share' });
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  const related = within(await screen.findByRole('group', { name: /^More in/ }));
  expect(related.queryByRole('link', { name: title })).not.toBeInTheDocument();
  expect(related.getAllByRole('article').length).toBeGreaterThan(0);
  const strip = within(screen.getByRole('region', { name: 'Recently viewed' }));
  expect(strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Old Hat', '/pd/old-hat/HAT-7?id=7'],
  ]);
  await waitFor(() => expect(storage.getItem('recentlyViewed')).toContain(title));
  await logIn(app);
  await chooseFromAccount(user, 'Logout');
  await waitFor(() => expect(storage.getItem('recentlyViewed')).toBeNull());
  act(() => {
    window.history.back();
  });
  await waitFor(() => expect(window.location.pathname).toBe(list));
  // The page of the first product also shows cards of other products.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument());
  const [, second] = await screen.findAllByRole('article');
  await user.click(within(within(second!).getByRole('heading')).getByRole('link'));
  await screen.findByRole('button', { name: 'Share' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
});
