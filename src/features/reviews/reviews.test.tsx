import { act, screen, waitFor, within } from '@testing-library/react';
import { checkoutBody, type Goods, twoGoods } from '../../../server/testing/goods';
import { shopClient } from '../../../server/testing/shopClient';
import { addReviews } from '../../../server/testing/reviews';
import { createTestShop, type TestShop } from '../../../server/testing/testShop';
import { paths } from '../../config/paths';
import { signedIn } from '../../testing/customers';
import { answered, type Fault } from '../../testing/faults';
import { signInAgain } from '../../testing/logIn';
import { renderApp } from '../../testing/renderApp';
import { sessionEnded } from '../session/sessionSlice';

const REVIEWS = /\/reviews(\?|$)/;
const THANKS = 'Thank you. Your review will be shown after a check.';

const openShop = async (features?: readonly string[]) => {
  const server = await createTestShop(features ? { features } : {});
  const [goods] = await twoGoods(server.database);
  const [product] = await server.database.query<{ slug: string; code: string }>(
    'SELECT slug, code FROM products WHERE id = $1',
    [goods.product_id],
  );
  const { slug, code } = product!;
  return { server, goods, code, path: paths.product(slug, code, String(goods.product_id)) };
};
type Shop = Awaited<ReturnType<typeof openShop>>;

const buyer = async ({ server, goods }: { server: TestShop; goods: Goods }) => {
  const stored = await signedIn(server);
  await shopClient(server, stored.token).post('/storefront/checkout', checkoutBody([{ id: goods.id, quantity: 1 }]));
  await server.database.query(`UPDATE orders SET status = 'Confirmed'`);
  return stored;
};

const openReviews = async (shop: Shop, stored: Record<string, string> = {}, faults: Fault[] = []) => {
  const app = await renderApp({
    path: shop.path,
    server: shop.server,
    stored,
    faults: faults.map((fault) => ({ path: REVIEWS, fault, times: 1 })),
  });
  await app.user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  return app;
};
type App = Awaited<ReturnType<typeof openReviews>>;

const form = () => screen.findByRole('form', { name: 'Write a review' });
const submit = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Submit' }));
const write = async ({ user }: App, text = 'I wear it often.') => {
  await form();
  act(() => {
    screen.getByRole('radio', { name: '4 stars' }).focus();
  });
  await user.keyboard(' ');
  await user.type(screen.getByRole('textbox', { name: 'Title (optional)' }), ' Fits well ');
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), text);
};
const expectWritten = (text = 'I wear it often.') => {
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Title (optional)' })).toHaveValue(' Fits well ');
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue(text);
};
const kept = ({ server }: { server: TestShop }) =>
  server.database.query('SELECT stars, title, text, name FROM reviews');
const list = () => screen.findByRole('list', { name: 'Reviews' });
const titles = async () =>
  within(await list())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('shows the product’s reviews with their summary, and reads them only when the tab is first shown', async () => {
  const shop = await openShop();
  await addReviews(shop.server, shop.code, [5, 4, 4]);
  const { user, network } = await renderApp({ path: shop.path, server: shop.server });
  const tab = await screen.findByRole('tab', { name: 'Reviews (3)' });
  expect(network.callsTo(REVIEWS)).toHaveLength(0);
  await user.click(tab);
  const [newest] = within(await list()).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/^4 out of 5 stars.*Verified purchaseTitle 2Line one of 2 Line twoKofi M\. · /);
  const panel = within(screen.getByRole('tabpanel', { name: 'Reviews (3)' }));
  expect(panel.getByText('4.3 out of 5 stars')).toBeInTheDocument();
  expect(
    within(panel.getByRole('list', { name: 'Reviews by stars' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['5 stars1 review', '4 stars2 reviews', '3 stars0 reviews', '2 stars0 reviews', '1 star0 reviews']);
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Description' }));
  await user.click(tab);
  expect(network.callsTo(REVIEWS)).toHaveLength(1);
});

test('sorts the reviews and turns their pages, and moves the focus to the heading of the list', async () => {
  const shop = await openShop();
  await addReviews(shop.server, shop.code, [1, 5, 3, 4, 2, 5]);
  const { user } = await openReviews(shop);
  expect(await titles()).toEqual(['Title 5', 'Title 4', 'Title 3', 'Title 2', 'Title 1']);
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  expect(screen.getByRole('heading', { name: 'Customer reviews' })).toHaveFocus();
  await waitFor(async () => {
    expect(await titles()).toEqual(['Title 0']);
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Fewest stars first');
  await waitFor(async () => {
    expect(await titles()).toEqual(['Title 0', 'Title 4', 'Title 2', 'Title 3', 'Title 5']);
  });
  expect(screen.getByRole('button', { name: 'page 1' })).toHaveAttribute('aria-current', 'page');
});

test('says so when there are no reviews, and offers a visitor to sign in and come back', async () => {
  const shop = await openShop();
  const { user } = await openReviews(shop);
  expect(await screen.findByText('There are no reviews yet.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Write a review' })).not.toBeInTheDocument();
  await buyer(shop);
  await user.click(screen.getByRole('link', { name: 'Sign in to write a review' }));
  await signInAgain({ user });
  await user.click(await screen.findByRole('tab', { name: 'Reviews (0)' }));
  expect(await form()).toBeVisible();
});

test('tells a customer who has not bought the product why there is no form', async () => {
  const shop = await openShop();
  await openReviews(shop, await signedIn(shop.server));
  expect(await screen.findByText('Only customers who bought this can review it, once each.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Write a review' })).not.toBeInTheDocument();
});

test('sends a buyer’s review once for a double press, confirms it in place of the form, and does not show it yet', async () => {
  const shop = await openShop();
  const app = await openReviews(shop, await buyer(shop));
  await write(app, 'First line{Enter}<b>second</b>');
  await app.user.dblClick(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findByText(THANKS)).closest('[role="status"]')).toHaveFocus();
  expect(screen.queryByRole('form', { name: 'Write a review' })).not.toBeInTheDocument();
  expect(app.network.callsTo(REVIEWS, 'POST')).toHaveLength(1);
  expect(await kept(shop)).toEqual([
    { stars: 4, title: 'Fits well', text: 'First line\n<b>second</b>', name: 'Ama M.' },
  ]);
  expect(screen.getByText('There are no reviews yet.')).toBeVisible();
  expect(JSON.stringify(app.store.getState())).not.toContain('<b>second');
});

test('names what is missing, and sends nothing', async () => {
  const shop = await openShop();
  const app = await openReviews(shop, await buyer(shop));
  await form();
  await submit(app);
  expect(within(await form()).getByRole('alert')).toHaveTextContent('Choose a rating and write your review');
  expect(screen.getByRole('radio', { name: 'No rating' })).toHaveFocus();
  expect(app.network.callsTo(REVIEWS, 'POST')).toHaveLength(0);
});

test.each<[string, Fault, RegExp]>([
  ['refused', answered(400, { status: 0, message: 'Your review is too long' }), /is too long/],
  ['lost on the way', { when: 'before', kind: 'offline' }, /can’t be reached/],
  ['taken but not confirmed', { when: 'after', kind: 'lost' }, /can’t be reached/],
  ['taken but answered by a broken page', { when: 'after', kind: 'reply', status: 502, body: '<html>' }, /went wrong/],
  ['one too many', answered(429, '', { 'Retry-After': '1790' }), /^Too many attempts. Try again in 30 minutes.$/],
])('keeps a review that is %s, and sends it once at the next press', async (_what, fault, text) => {
  const shop = await openShop();
  const app = await openReviews(shop, await buyer(shop));
  await write(app);
  app.network.add({ path: REVIEWS, method: 'POST', fault, times: 1 });
  await submit(app);
  expect(await within(await form()).findByRole('alert')).toHaveTextContent(text);
  expectWritten();
  await submit(app);
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(await kept(shop)).toHaveLength(1);
});

test('keeps what is written when the session has ended, until the same customer is back', async () => {
  const shop = await openShop();
  const app = await openReviews(shop, await buyer(shop));
  await write(app);
  app.network.add({ path: REVIEWS, method: 'POST', fault: answered(401, { status: 0 }), times: 1 });
  await submit(app);
  await app.user.click(await screen.findByRole('link', { name: 'Sign in to write a review' }));
  await signInAgain(app);
  await app.user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  await form();
  expectWritten();
});

test('forgets what is written at a sign-out', async () => {
  const shop = await openShop();
  const app = await openReviews(shop, await buyer(shop));
  await write(app);
  act(() => {
    app.store.dispatch(sessionEnded('loggedOut'));
  });
  await app.user.click(await screen.findByRole('link', { name: 'Sign in to write a review' }));
  await signInAgain(app);
  await app.user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  await form();
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('');
});

test.each<[string, Fault]>([
  ['refused', answered(400, { status: 0, message: 'The shop can’t be reached. Try again.' })],
  ['malformed', answered(200, { status: 1, data: { items: 'none' } })],
])('offers a retry when the reviews are %s', async (_what, fault) => {
  const shop = await openShop();
  await addReviews(shop.server, shop.code, [5]);
  const { user } = await openReviews(shop, {}, [fault]);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await titles()).toEqual(['Title 0']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps what is being written when another page of the reviews cannot be read', async () => {
  const shop = await openShop();
  await addReviews(shop.server, shop.code, [5, 5, 5, 5, 5, 5]);
  const app = await openReviews(shop, await buyer(shop));
  await write(app);
  app.network.add({ path: REVIEWS, fault: answered(400, { status: 0, message: 'Not now' }), times: 1 });
  await app.user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  expect(await screen.findByText('Not now')).toBeVisible();
  expectWritten();
  await app.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await titles()).toEqual(['Title 0']);
  expectWritten();
});

test('shows the samples and calls nothing if the back end does not announce reviews', async () => {
  const shop = await openShop([]);
  const { network } = await openReviews(shop);
  expect(await screen.findByRole('tabpanel', { name: 'Reviews (3)' })).toBeVisible();
  expect(screen.getAllByText('Sample')).toHaveLength(3);
  expect(await screen.findByText('We don’t publish reviews yet, so what you write here isn’t sent.')).toBeVisible();
  expect(network.callsTo(REVIEWS)).toHaveLength(0);
});
