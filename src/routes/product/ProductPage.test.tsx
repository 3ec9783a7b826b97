import { act, screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../../server/testing/testShop';
import { toStored } from '../../contract/stored';
import { cartLine } from '../../testing/builders/model';
import { wireProduct, wireVariant } from '../../testing/builders/wireCatalogue';
import { chooseFromAccount } from '../../testing/chooseFromAccount';
import { signedIn } from '../../testing/customers';
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

test('a product of the demo shop, from its address to the bag', async () => {
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

test('what is in the bag is not added again: the button changes its quantity, or shows the bag', async () => {
  const { user, store } = await renderApp({ path: '/pd/adwoa-wrap-dress/DRE-101?id=101' });
  await heading('Adwoa Wrap Dress');
  expect(screen.queryByText(/^In your bag/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await closeBag(user);
  const said = screen.getByText('In your bag: 1.');
  await user.click(buy('In your bag'));
  expect(await screen.findByText('Already in cart')).toBeVisible();
  await closeBag(user);
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await user.click(buy('In your bag · update to 2'));
  expect(store.getState().cart.lines.map(({ quantity: held }) => held)).toEqual([2]);
  expect(said).toHaveTextContent(/^In your bag: 2\.$/);
  expect(buy('In your bag')).toHaveFocus();
});

test('opens with the quantity that is in the bag; another variant can still be added', async () => {
  const { user } = await open({}, PATH, {
    stored: { cartList: JSON.stringify([toStored(cartLine({ quantity: 3 }))]) },
  });
  await heading();
  expect(quantity()).toHaveValue(3);
  expect(buy('In your bag')).toBeVisible();
  await user.click(radio('Red (not available in this combination)'));
  expect(buy()).toBeVisible();
  expect(quantity()).toHaveValue(1);
});

test('title, price with the currency, old price, discount, stock, SKU, category and tags', async () => {
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

describe('choosing', () => {
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

  test('what does not go with the rest looks switched off and can be chosen by keyboard', async () => {
    const { user } = await open();
    await heading();
    expect(radio('Red (not available in this combination)')).toHaveAttribute('aria-disabled', 'true');
    radio('Black').focus();
    await user.keyboard('{ArrowRight}');
    expect(radio('Red')).toBeChecked();
  });

  test.each([
    ['a shared address', '&variant=1002', 'Red'],
    ['a variant that is gone', '&variant=9', 'Black'],
    ['two variants: the first', '&variant=1002&variant=1001', 'Red'],
  ])('%s', async (_name, query, colour) => {
    await open({}, PATH + query);
    await heading();
    expect(radio(colour)).toBeChecked();
  });

  test('an option that no variant has stays unchosen and says so', async () => {
    const attributes = [{ name: 'Color', options: [{ name: 'Black' }, { name: 'Green' }] }];
    const { user } = await open({ attributes });
    await heading();
    await user.click(radio('Green (not available)'));
    expect(radio('Black')).toBeChecked();
    expect(screen.getByText('Green is not available')).toBeInTheDocument();
  });

  test('colours have a swatch and a name, in both spellings; unknown ones stay neutral', async () => {
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

  test('attributes may be called like anything an object has', async () => {
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
    '%s is not taken, and the page says why',
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

  test('a variant that has fewer brings it down', async () => {
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

  test('nothing left: one, and a button that says so', async () => {
    const { user } = await open();
    await heading();
    await user.click(screen.getByRole('radio', { name: 'M (out of stock)' }));
    expect(buy('Out of stock')).toBeDisabled();
    expect(quantity()).toHaveValue(1);
    expect(quantity()).toBeDisabled();
  });

  test('nobody knows how many: no bound', async () => {
    const { user } = await open({ variants: [wireVariant({ available: null as never })] });
    await heading();
    await user.clear(quantity());
    await user.type(quantity(), '500');
    expect(quantity()).toHaveValue(500);
    expect(buy()).toBeEnabled();
  });

  test('a price that cannot be read cannot be bought', async () => {
    await open({ variants: [wireVariant({ price: '1,200.50' })] });
    await heading();
    expect(buy('Price unavailable')).toBeDisabled();
    expect(screen.getAllByText('Price unavailable').length).toBeGreaterThan(1);
  });
});

describe('getting there', () => {
  test.each([
    [
      'status 0',
      {
        path: DETAIL,
        fault: { when: 'before' as const, kind: 'reply' as const, status: 200, body: '{"status":0,"message":"No"}' },
      },
    ],
    ['404', { path: DETAIL, fault: { when: 'before' as const, kind: 'reply' as const, status: 404 } }],
    ['no data', reply(null)],
  ])('%s: not found, with a way on', async (_name, rule) => {
    await renderApp({ path: PATH, faults: [rule] });
    await heading('Product is not found');
    expect(screen.getByRole('link', { name: 'Browse all items' })).toHaveAttribute('href', '/items/search');
  });

  test('an address without id asks without one', async () => {
    const { network } = await open({}, '/pd/linen-shirt/LSH-101');
    await heading();
    expect(network.callsTo(DETAIL).map(({ path }) => path)).toEqual(['/storefront/products/linen-shirt/LSH-101']);
  });

  test('the product before does not stand under the address of the next: that has the shape of a page', async () => {
    await open({}, PATH, { faults: [{ path: /DRE-101/, fault: { when: 'before', kind: 'hang' } }] });
    await heading();
    act(() => {
      window.history.pushState({}, '', '/pd/adwoa-wrap-dress/DRE-101');
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    expect(await within(screen.getByRole('main')).findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1, name: 'Linen Shirt' })).not.toBeInTheDocument();
  });

  const DOWN = { path: DETAIL, fault: { when: 'before' as const, kind: 'reply' as const, status: 500 } };

  test('the server fails: the page says so, leads on, and comes after a retry', async () => {
    const { user, network } = await renderApp({ path: PATH, faults: [DOWN] });
    await heading('The product could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(screen.getByRole('link', { name: 'Browse all items' })).toHaveAttribute('href', '/items/search');
    network.add(reply(wireProduct({ variants })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading();
  });

  test('the server fails for a product that a list knows: a notice beside what is known', async () => {
    const { user, network } = await renderApp({ path: '/ct/women/dresses' });
    const [first] = await screen.findAllByRole('article');
    network.add({ ...DOWN, path: /^\/storefront\/products\/(?!search)/ });
    await user.click(within(within(first!).getByRole('heading')).getByRole('link'));
    // The notice renders again when the page's chunk arrives after the failure.
    await waitFor(() => {
      const notice = within(screen.getByRole('alert'));
      expect(notice.getByText('The product could not be loaded. Please try again.')).toBeVisible();
    });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Product');
    network.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('tab', { name: 'Description' })).toBeVisible();
  });

  test('the clicked card is on the page before the reply', async () => {
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

test('tabs: description, what is known beyond it, three sample reviews and a form that sends nothing', async () => {
  const { user, network } = await open({ dimensions: '', warranty: '2 years' });
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
  // By keyboard: a click on a star is measured by its position, and jsdom has no layout.
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Fine');
  const form = within(screen.getByRole('form', { name: 'Review Linen Shirt' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ama');
  await user.type(form.getByRole('textbox', { name: 'Email' }), 'ama@example.com');
  await user.click(screen.getByRole('checkbox', { name: /^Save my name/ }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText(/^Thank you, Ama\. We don’t publish reviews yet/)).toBeInTheDocument();
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

test('has no Size Guide when the product has no size to choose', async () => {
  await open({ attributes: [], variants: [wireVariant({ attributes: { Color: 'Black' } })] });
  await heading();
  expect(buy('Delivery')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Size Guide' })).not.toBeInTheDocument();
});

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

test('Size Guide and Delivery open, close with Escape and give the focus back', async () => {
  const { user } = await open();
  await heading();
  await user.click(buy('Size Guide'));
  const guide = within(await screen.findByRole('dialog', { name: 'Size Guide' }));
  const sizes = (name: string) =>
    within(guide.getByRole('table', { name }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(guide.getByRole('table', { name: 'Jeans' })).toHaveTextContent('BustWaistHips');
  expect([sizes('Jeans'), sizes('Footwear')]).toEqual([SIZES, SIZES]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(buy('Size Guide')).toHaveFocus();

  await user.click(buy('Delivery'));
  const rows = within(await screen.findByRole('dialog', { name: 'Delivery' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Next-day in store', 'Order before 6pm', 'Free'],
    ['Next-day delivery', 'Next day', '4 USD'],
    ['Drop Point', '2–3 days', '8 USD'],
    ['Same-day London', 'Order before 13:00', '9 USD'],
  ]);
  await user.click(screen.getByRole('dialog').parentElement!);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a press while adding is no second line: the button reads Adding...', async () => {
  const server = await createTestShop();
  const stored = await signedIn(server);
  let answer = () => {};
  const until = new Promise<void>((resolve) => (answer = resolve));
  const { user, network } = await renderApp({ path: '/ct/women/dresses', server, stored });
  const [first] = await screen.findAllByRole('article');
  network.add({ path: /add-to-cart/, fault: { when: 'after', kind: 'held', until } });
  await user.click(within(within(first!).getByRole('heading')).getByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await user.click(await screen.findByRole('button', { name: 'Adding...' }));
  act(answer);
  await screen.findByRole('button', { name: 'In your bag', hidden: true });
  expect(network.callsTo(/add-to-cart/, 'POST')).toHaveLength(1);
});

test('the wishlist link remembers the product, says so, and takes it back', async () => {
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

  test('hands over title and address', async () => {
    const share = jest.fn(() => Promise.resolve());
    withShare(share);
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Linen Shirt', url: window.location.href });
    expect(screen.queryByText(/Web Share API/)).not.toBeInTheDocument();
  });

  test('a refusal is logged and nothing else', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    withShare(() => Promise.reject(new DOMException('no', 'AbortError')));
    await press();
    expect(info).toHaveBeenCalledWith('Not shared:', 'AbortError');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a second press waits for the first', async () => {
    const share = jest.fn(() => new Promise<void>(() => undefined));
    withShare(share);
    const { user } = await press();
    await user.click(buy('Share'));
    expect(share).toHaveBeenCalledTimes(1);
  });

  const pressWithoutSheet = (writeText: () => Promise<void>) => {
    withShare(undefined);
    // The plain panel, whatever the time.
    saveData();
    return press({ writeText });
  };

  test('no share sheet: the alert, a link to copy and three ways more', async () => {
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

  test('no clipboard either: the address to copy by hand, until the clipboard takes it', async () => {
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

test('others of the category, and what was looked at before; signing out forgets it', async () => {
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
  // The product that is left has cards of others on its page.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument());
  const [, second] = await screen.findAllByRole('article');
  await user.click(within(within(second!).getByRole('heading')).getByRole('link'));
  await screen.findByRole('button', { name: 'Share' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
});
