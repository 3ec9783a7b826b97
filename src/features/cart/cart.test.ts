import * as v from 'valibot';
import { shortage } from '../../../server/domain/stock';
import { setStock } from '../../../server/testing/goods';
import { loggedIn } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { userSchema } from '../../contract/customer';
import { answered, held } from '../../testing/faults';
import { holdPauses } from '../../testing/holdPauses';
import { AMA, signedIn } from '../../testing/customers';
import { openCart, type OpenCart } from '../../testing/openCart';
import { turns } from '../../testing/turns';
import { sessionEnded, sessionWatched } from '../session/sessionSlice';
import { pendingChangesFlushed } from './cartListeners';
import { selectCartLines } from './cartSelectors';
import { removalUndone } from './cartSlice';
import { addLine, changeQuantity, removeLine } from './cartThunks';

let shop: OpenCart;
let pauses: ReturnType<typeof holdPauses>;
beforeEach(async () => {
  pauses = holdPauses();
  shop = await openCart();
});

/** On a busy machine, the server may need seconds. */
const until = async (holds: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  for (let tries = 0; tries < 20_000; tries += 1) {
    if (await holds()) return;
    await turns(1);
  }
  throw new Error(`Timed out waiting until ${what}`);
};
const idle = () =>
  until(() => {
    pauses.end();
    return Object.values(shop.store.getState().cart.changes).length === 0;
  }, 'every change is settled');

const posts = (path: RegExp) => shop.network.callsTo(path, 'POST');

describe('a visitor', () => {
  test('stores an added line locally, opens the bag and sends no request', async () => {
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
    expect(shop.shown()).toEqual([[shop.shirt.id, 2]]);
    expect(shop.notices()).toEqual(['Added to cart']);
    expect(shop.store.getState().overlays.open).toEqual(['cartDrawer']);
    expect(shop.network.calls).toHaveLength(0);
  });

  test('keeps one line and reports “Already in cart” when the same variant is added again', async () => {
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 1)));
    expect(shop.shown()).toEqual([[shop.shirt.id, 2]]);
    expect(shop.notices()).toContain('Already in cart');
  });

  test('identifies lines by variant id: two variants are two lines, another title adds none', async () => {
    const other = { ...shop.line(shop.shirt), id: '4711' };
    await shop.store.dispatch(addLine(shop.line(shop.shirt)));
    await shop.store.dispatch(addLine(other));
    expect(shop.shown()).toHaveLength(2);
    await shop.store.dispatch(addLine({ ...other, product: { ...other.product, title: 'Another title' } }));
    expect(shop.shown().map(([id]) => id)).toEqual([shop.shirt.id, 4711]);
  });

  test('caps a requested quantity at the available stock', async () => {
    await shop.store.dispatch(addLine({ ...shop.line(shop.shirt), available: 5 }));
    shop.store.dispatch(changeQuantity(String(shop.shirt.id), 9));
    expect(shop.shown()).toEqual([[shop.shirt.id, 5]]);
    expect(shop.store.getState().cart.lines[0]?.quantity).toBe(5);
  });

  test('changes quantity, removes and undoes without a request, and ignores invalid quantities', async () => {
    await shop.store.dispatch(addLine(shop.line(shop.shirt)));
    shop.store.dispatch(changeQuantity(String(shop.shirt.id), 4));
    expect(shop.shown()).toEqual([[shop.shirt.id, 4]]);
    for (const quantity of [0, -1, 1.5, Number.NaN])
      shop.store.dispatch(changeQuantity(String(shop.shirt.id), quantity));
    expect(shop.shown()).toEqual([[shop.shirt.id, 4]]);
    const [line] = shop.store.getState().cart.lines;
    shop.store.dispatch(removeLine(String(shop.shirt.id)));
    expect(shop.shown()).toEqual([]);
    expect(shop.notices()).toContain('Removed');
    shop.store.dispatch(removalUndone({ line: line!, at: 0 }));
    expect(shop.shown()).toEqual([[shop.shirt.id, 4]]);
    expect(shop.network.calls).toHaveLength(0);
  });
});

describe('signing in', () => {
  test('reads the account’s cart, merges the stored lines, refetches the cart and reports the merge', async () => {
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
    await shop.store.dispatch(addLine(shop.line(shop.cup)));
    shop.logIn();
    await until(() => shop.store.getState().cart.lines.length === 0, 'the lines are merged');
    expect(shop.network.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /storefront/my-cart',
      'POST /storefront/add-saved-cart',
      'GET /storefront/my-cart',
    ]);
    expect(posts(/saved/)[0]?.body).toEqual({
      items: [
        { product_variant_id: shop.shirt.id, quantity: 2 },
        { product_variant_id: shop.cup.id, quantity: 1 },
      ],
    });
    expect(await shop.serverLines()).toHaveLength(2);
    expect(shop.notices()).toContain('2 items from this device added to your cart');
    expect(shop.storage.getItem('cartList')).toBeNull();
  });

  test('merges the stored lines when the account answers status 0 because it has no cart yet', async () => {
    shop.network.add({ path: /my-cart/, times: 1, fault: answered(200, '{"status":0,"message":"Cart is empty"}') });
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
    shop.logIn();
    await until(() => shop.store.getState().cart.lines.length === 0, 'the lines are merged');
    expect(posts(/saved/)).toHaveLength(1);
    expect(await shop.serverLines()).toHaveLength(1);
  });

  test('sends no merge request when no lines are stored', async () => {
    shop.logIn();
    await shop.watchCart();
    expect(shop.network.calls.map(({ path }) => path)).toEqual(['/storefront/my-cart']);
  });

  test.each([
    ['answered with HTTP 500', answered(500)],
    ['not sent', { when: 'before', kind: 'offline' }],
    ['answered with status 0 and no message', answered(200, '{"status":0}')],
  ] as const)('keeps, shows and retries the lines when the merge is %s', async (_name, fault) => {
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
    shop.network.add({ path: /saved/, fault, times: 1 });
    shop.logIn();
    await until(() => !shop.store.getState().cart.mergingGuestCart, 'the first try ends');
    expect(shop.shown()).toEqual([[shop.shirt.id, 2]]);
    expect(await shop.serverLines()).toEqual([]);
    shop.store.dispatch(sessionWatched());
    await until(() => shop.store.getState().cart.lines.length === 0, 'the second try ends');
    expect(await shop.serverLines()).toEqual([[shop.shirt.id, 2]]);
  });

  test('does not repeat the merge request after its reply is lost', async () => {
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
    shop.network.add({ path: /saved/, fault: { when: 'after', kind: 'lost' }, times: 1 });
    shop.logIn();
    await until(() => !shop.store.getState().cart.mergingGuestCart, 'the first try ends');
    shop.store.dispatch(sessionWatched());
    await until(() => shop.store.getState().cart.lines.length === 0, 'the lines are found in the account');
    expect(posts(/saved/)).toHaveLength(1);
    expect(await shop.serverLines()).toEqual([[shop.shirt.id, 2]]);
  });

  test('retries the merge with only the lines that the account lacks', async () => {
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
    await shop.store.dispatch(addLine(shop.line(shop.cup)));
    shop.network.add({ path: /saved/, fault: { when: 'before', kind: 'offline' }, times: 1 });
    shop.logIn();
    await until(() => !shop.store.getState().cart.mergingGuestCart, 'the first try ends');
    const { token } = shop.store.getState().session;
    await shop.server.fetch(
      new Request('http://localhost/api/v1/storefront/add-to-cart', {
        method: 'POST',
        headers: { 'X-Api-Key': 'demo-key', Authorization: `Bearer ${token ?? ''}` },
        body: JSON.stringify({ product_variant_id: shop.shirt.id, quantity: 2 }),
      }),
    );
    shop.store.dispatch(sessionWatched());
    await until(() => shop.store.getState().cart.lines.length === 0, 'the remaining line is merged');
    expect(posts(/saved/)[1]?.body).toEqual({ items: [{ product_variant_id: shop.cup.id, quantity: 1 }] });
    expect((await shop.serverLines()).sort()).toEqual(
      [
        [shop.shirt.id, 2],
        [shop.cup.id, 1],
      ].sort(),
    );
  });

  test('merges once when two tabs retry at the same time', async () => {
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
    shop.network.add({ path: /saved/, fault: { when: 'before', kind: 'offline' }, times: 1 });
    shop.logIn();
    await until(() => !shop.store.getState().cart.mergingGuestCart, 'the first try ends');
    shop.entries.saveAll();
    const other = shop.openTab();
    shop.store.dispatch(sessionWatched());
    other.store.dispatch(sessionWatched());
    await until(
      () => shop.store.getState().cart.lines.length + other.store.getState().cart.lines.length === 0,
      'both tabs have merged',
    );
    expect(posts(/saved/)).toHaveLength(2);
    expect(await shop.serverLines()).toEqual([[shop.shirt.id, 2]]);
    const texts = [...shop.notices(), ...other.store.getState().notices.shown.map(({ text }) => text)];
    expect(texts.filter((text) => text.endsWith('added to your cart'))).toHaveLength(1);
  });

  test('ignores a merge reply that arrives after sign-out', async () => {
    const { fault, release } = held();
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
    shop.network.add({ path: /saved/, fault });
    shop.logIn();
    await until(() => posts(/saved/)[0]?.status === 200, 'the server has the lines');
    shop.store.dispatch(sessionEnded('loggedOut'));
    await shop.store.dispatch(addLine(shop.line(shop.cup)));
    release();
    await turns(30);
    expect(shop.shown()).toEqual([[shop.cup.id, 1]]);
    expect(shop.notices().filter((text) => text !== 'Added to cart')).toEqual([]);
    expect(await shop.serverLines()).toEqual([[shop.shirt.id, 2]]);
  });
});

test.each([
  ['answers HTTP 500', answered(500), 'Something went wrong. Please try again.'],
  ['is not reached', { when: 'before', kind: 'offline' }, 'The shop can’t be reached. Try again.'],
] as const)('does not lower the quantity of a line in the account when its cart %s', async (_name, fault, notice) => {
  await shop.store.dispatch(addLine(shop.line(shop.shirt, 3)));
  await shop.logInAndMerge();
  const other = shop.openTab();
  shop.network.add({ path: /my-cart/, fault });
  await other.store.dispatch(addLine(shop.line(shop.shirt, 1)));
  expect(await shop.serverLines()).toEqual([[shop.shirt.id, 3]]);
  expect(posts(/add-to-cart/)).toEqual([]);
  expect(other.store.getState().notices.shown.map(({ text }) => text)).toEqual([notice]);
  expect(other.store.getState().cart.adding).toEqual([]);
});

test('adds the first line of an account that answers status 0 because it has no cart yet', async () => {
  shop.logIn();
  shop.network.add({ path: /my-cart/, times: 1, fault: answered(200, '{"status":0,"message":"Cart is empty"}') });
  await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
  expect(await shop.serverLines()).toEqual([[shop.shirt.id, 2]]);
});

describe('adding a line while the account’s cart is loading', () => {
  const KOFI = { ...AMA, first_name: 'Kofi', email: 'kofi@example.com' };
  const addWhile = async (happens: () => Promise<unknown>) => {
    const { fault, release } = held();
    shop.network.add({ path: /my-cart/, times: 1, fault });
    shop.logIn();
    const added = shop.store.dispatch(addLine(shop.line(shop.shirt)));
    await happens();
    release();
    await added;
  };
  const signInAsKofi = async () => {
    const { token, account } = await signedIn(shop.server, KOFI);
    return loggedIn({ token, account: v.parse(userSchema, JSON.parse(account)) });
  };
  const NOT_ADDED = 'You’re now signed in to another account, so nothing was added. Please try again.';

  test('drops the line with a notice when another customer signs in', async () => {
    await addWhile(async () => {
      const asKofi = await signInAsKofi();
      shop.store.dispatch(sessionEnded('loggedOut'));
      shop.store.dispatch(asKofi);
    });
    expect(posts(/add-to-cart/)).toEqual([]);
    expect(shop.shown()).toEqual([]);
    expect(shop.notices()).toEqual([NOT_ADDED]);
    expect(shop.store.getState().cart.adding).toEqual([]);
  });

  test('sends no request and shows the notice when another customer signs in from another tab', async () => {
    await addWhile(async () => {
      const { payload } = await signInAsKofi();
      shop.storage.setItem('token', payload.token);
      shop.storage.setItem('account', JSON.stringify(payload.account));
    });
    expect(posts(/add-to-cart/)).toEqual([]);
    expect(shop.notices()).toEqual([NOT_ADDED]);
  });

  test('drops the line with a notice when the shopper logs out', async () => {
    await addWhile(() => Promise.resolve(shop.store.dispatch(sessionEnded('loggedOut'))));
    expect(shop.shown()).toEqual([]);
    expect(shop.notices()).toEqual([NOT_ADDED]);
  });

  test('keeps the line and reports it as added when the session expires', async () => {
    await addWhile(() => Promise.resolve(shop.store.dispatch(sessionEnded('expired'))));
    expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
    expect(shop.notices()).toContain('Added to cart');
  });
});

describe('a signed-in customer', () => {
  beforeEach(async () => {
    shop.logIn();
    await shop.watchCart();
  });

  test('adds the line on the server, shows it at once and stores nothing locally', async () => {
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
    expect(shop.shown()).toEqual([[shop.shirt.id, 2]]);
    expect(shop.notices()).toEqual(['Added to cart']);
    expect(await shop.serverLines()).toEqual([[shop.shirt.id, 2]]);
    expect(shop.store.getState().cart.lines).toEqual([]);
    expect(shop.storage.getItem('cartList')).toBeNull();
    await idle();
    expect(shop.shown()).toEqual([[shop.shirt.id, 2]]);
  });

  test('sends one request and adds one line when pressed twice', async () => {
    await Promise.all([1, 2].map(() => shop.store.dispatch(addLine(shop.line(shop.shirt)))));
    expect(posts(/add-to-cart/)).toHaveLength(1);
    expect(await shop.serverLines()).toEqual([[shop.shirt.id, 1]]);
  });

  test('leaves the account’s quantity alone when pressed before its cart is read', async () => {
    await shop.store.dispatch(addLine(shop.line(shop.shirt, 3)));
    await idle();
    const tab = shop.openTab();
    tab.store.dispatch(loggedIn({ token: shop.token, account: shop.store.getState().session.account! }));
    await tab.store.dispatch(addLine(shop.line(shop.shirt)));
    expect(posts(/add-to-cart/)).toHaveLength(1);
    expect(await shop.serverLines()).toEqual([[shop.shirt.id, 3]]);
    expect(tab.store.getState().notices.shown.map(({ text }) => text)).toContain('Already in cart');
  });

  test('adds no line, keeps the bag closed and shows the server’s message when refused', async () => {
    await setStock(shop.server.database, shop.shirt.id, 0);
    await shop.store.dispatch(addLine(shop.line(shop.shirt)));
    expect(shop.shown()).toEqual([]);
    expect(shop.store.getState().overlays.open).toEqual([]);
    expect(shop.notices()).toEqual([shortage(shop.shirt.title, 0)]);
    expect(shop.store.getState().notices.shown[0]?.kind).toBe('error');
  });

  test.each([
    ['status 0 without a message', 200, '{"status":0}'],
    ['HTTP 500', 500, ''],
    ['an HTML page', 200, '<html></html>'],
  ])(
    'adds no line, keeps the bag closed and shows one error, without retrying, for %s',
    async (_name, status, body) => {
      shop.network.add({ path: /add-to-cart/, fault: answered(status, body) });
      await shop.store.dispatch(addLine(shop.line(shop.shirt)));
      expect(shop.shown()).toEqual([]);
      expect(shop.store.getState().overlays.open).toEqual([]);
      expect(shop.notices()).toEqual(['Something went wrong. Please try again.']);
      expect(posts(/add-to-cart/)).toHaveLength(1);
    },
  );

  test('confirms an added line from the cart, without resending, when the reply is lost', async () => {
    shop.network.add({ path: /add-to-cart/, fault: { when: 'after', kind: 'lost' } });
    await shop.store.dispatch(addLine(shop.line(shop.shirt)));
    expect(posts(/add-to-cart/)).toHaveLength(1);
    expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
    expect(shop.notices()).toEqual(['Added to cart']);
  });

  test.each([
    ['HTTP 429', 429, '{"status":0,"message":"Slow down"}', {}],
    ['HTTP 503 and Retry-After', 503, '', { 'Retry-After': '5' }],
    ['HTTP 403 and an HTML page', 403, '<html></html>', {}],
  ])(
    'confirms an added line from the cart, without resending, when answered with %s',
    async (_name, status, body, headers) => {
      shop.network.add({ path: /add-to-cart/, fault: { when: 'after', kind: 'reply', status, body, headers } });
      await shop.store.dispatch(addLine(shop.line(shop.shirt)));
      expect(posts(/add-to-cart/)).toHaveLength(1);
      expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
      expect(shop.notices()).toEqual(['Added to cart']);
    },
  );

  test('reports an error and adds no line while offline', async () => {
    shop.network.add({ path: /./, fault: { when: 'before', kind: 'offline' } });
    await shop.store.dispatch(addLine(shop.line(shop.shirt)));
    expect(shop.shown()).toEqual([]);
    expect(shop.notices()).toEqual(['The shop can’t be reached. Try again.']);
  });

  describe('with a shirt in the bag', () => {
    const id = () => String(shop.shirt.id);
    beforeEach(async () => {
      await shop.store.dispatch(addLine(shop.line(shop.shirt)));
      await idle();
      shop.network.calls.length = 0;
    });

    test('shows each quantity change at once and sends only the last', async () => {
      for (let quantity = 2; quantity <= 5; quantity += 1) {
        shop.store.dispatch(changeQuantity(id(), quantity));
        expect(shop.shown()).toEqual([[shop.shirt.id, quantity]]);
        await turns(1);
      }
      await idle();
      expect(posts(/add-to-cart/).map(({ body }) => body)).toEqual([
        { product_variant_id: shop.shirt.id, quantity: 5 },
      ]);
      expect(await shop.serverLines()).toEqual([[shop.shirt.id, 5]]);
    });

    test('rolls back a refused quantity and adds a note to the line', async () => {
      await setStock(shop.server.database, shop.shirt.id, 2);
      shop.store.dispatch(changeQuantity(id(), 4));
      await turns(1);
      pauses.end();
      await until(() => shop.store.getState().cart.notes[id()] !== undefined, 'the line has a note');
      expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
      expect(await shop.serverLines()).toEqual([[shop.shirt.id, 1]]);
    });

    test('says that the shop can’t be reached when a change of quantity was sent offline', async () => {
      shop.network.add({ path: /add-to-cart/, fault: { when: 'before', kind: 'offline' } });
      shop.store.dispatch(changeQuantity(id(), 4));
      await turns(1);
      pauses.end();
      await until(() => shop.store.getState().cart.notes[id()] !== undefined, 'the line has a note');
      expect(shop.store.getState().cart.notes[id()]).toBe('The shop can’t be reached. Try again.');
      expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
    });

    test('ends on the latest quantity when changes are flushed in quick succession', async () => {
      shop.store.dispatch(changeQuantity(id(), 2));
      shop.store.dispatch(pendingChangesFlushed());
      shop.store.dispatch(changeQuantity(id(), 3));
      shop.store.dispatch(pendingChangesFlushed());
      await idle();
      expect(posts(/add-to-cart/).at(-1)?.body).toEqual({ product_variant_id: shop.shirt.id, quantity: 3 });
      expect(await shop.serverLines()).toEqual([[shop.shirt.id, 3]]);
    });

    test('sends a change only after the server has answered the previous one', async () => {
      await shop.store.dispatch(addLine(shop.line(shop.cup)));
      await idle();
      shop.network.calls.length = 0;
      const { fault, release } = held();
      shop.network.add({ path: /add-to-cart/, fault, times: 1 });
      shop.store.dispatch(changeQuantity(id(), 2));
      await turns(1);
      pauses.end();
      await until(() => posts(/add-to-cart/).length === 1, 'the first request is sent');
      shop.store.dispatch(changeQuantity(String(shop.cup.id), 2));
      await turns(1);
      pauses.end();
      await turns(30);
      expect(posts(/add-to-cart/)).toHaveLength(1);
      release();
      await idle();
      expect(posts(/add-to-cart/).map(({ body }) => body)).toEqual([
        { product_variant_id: shop.shirt.id, quantity: 2 },
        { product_variant_id: shop.cup.id, quantity: 2 },
      ]);
    });

    test('keeps the quantity chosen while the cart is re-read because an earlier change got no answer', async () => {
      const { fault, release } = held();
      shop.network.add({ path: /add-to-cart/, fault: { when: 'before', kind: 'offline' }, times: 1 });
      shop.network.add({ path: /my-cart/, fault, times: 1 });
      shop.network.calls.length = 0;
      shop.store.dispatch(changeQuantity(id(), 2));
      shop.store.dispatch(pendingChangesFlushed());
      await until(() => shop.network.callsTo(/my-cart/, 'GET').length === 1, 'the cart is being read');
      shop.store.dispatch(changeQuantity(id(), 3));
      release();
      await idle();
      expect(shop.shown()).toEqual([[shop.shirt.id, 3]]);
      expect(await shop.serverLines()).toEqual([[shop.shirt.id, 3]]);
    });

    test('adds the line again when the removal is undone after it reached the server', async () => {
      shop.store.dispatch(removeLine(id()));
      const undo = shop.store.getState().notices.shown.at(-1)?.undo;
      shop.store.dispatch(pendingChangesFlushed());
      await idle();
      expect(await shop.serverLines()).toEqual([]);
      shop.store.dispatch({ ...undo! });
      expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
      await idle();
      expect(await shop.serverLines()).toEqual([[shop.shirt.id, 1]]);
    });

    test('adds the line again when the removal is undone while its request is in flight', async () => {
      const { fault, release } = held();
      shop.network.add({ path: /my-cart\//, fault });
      shop.store.dispatch(removeLine(id()));
      const undo = shop.store.getState().notices.shown.at(-1)?.undo;
      shop.store.dispatch(pendingChangesFlushed());
      await until(() => shop.network.callsTo(/my-cart\//, 'DELETE').length === 1, 'the removal is sent');
      shop.store.dispatch({ ...undo! });
      expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
      release();
      await idle();
      expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
      expect(await shop.serverLines()).toEqual([[shop.shirt.id, 1]]);
    });

    test('sends no DELETE when the removal is undone in time', async () => {
      const line = shop.line(shop.shirt);
      shop.store.dispatch(removeLine(id()));
      expect(shop.shown()).toEqual([]);
      shop.store.dispatch(removalUndone({ line, at: 0 }));
      expect(shop.shown()).toEqual([[shop.shirt.id, 1]]);
      shop.store.dispatch(pendingChangesFlushed());
      await turns(30);
      expect(shop.network.callsTo(/my-cart\//, 'DELETE')).toHaveLength(0);
    });

    test('restores a pending quantity change when the removal of its line is undone', async () => {
      shop.store.dispatch(changeQuantity(id(), 4));
      shop.store.dispatch(removeLine(id()));
      const undo = shop.store.getState().notices.shown.at(-1)?.undo;
      shop.store.dispatch({ ...undo! });
      expect(shop.shown()).toEqual([[shop.shirt.id, 4]]);
      await idle();
      expect(await shop.serverLines()).toEqual([[shop.shirt.id, 4]]);
    });

    test('keeps an edit made while the cart is refetched', async () => {
      const reading = shop.store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
      shop.store.dispatch(changeQuantity(id(), 3));
      await reading;
      expect(shop.shown()).toEqual([[shop.shirt.id, 3]]);
      await idle();
      expect(shop.shown()).toEqual([[shop.shirt.id, 3]]);
    });

    test('sends a removal before a change that was made after it', async () => {
      await shop.store.dispatch(addLine(shop.line(shop.cup)));
      await idle();
      shop.network.calls.length = 0;
      shop.store.dispatch(removeLine(id()));
      shop.store.dispatch(changeQuantity(String(shop.cup.id), 2));
      await idle();
      const sent = shop.network.calls.map(({ method }) => method).filter((method) => method !== 'GET');
      expect(sent).toEqual(['DELETE', 'POST']);
      expect(await shop.serverLines()).toEqual([[shop.cup.id, 2]]);
    });

    test('sends a repeated removal once and shows the server’s message', async () => {
      shop.store.dispatch(removeLine(id()));
      shop.store.dispatch(removeLine(id()));
      await idle();
      expect(shop.network.callsTo(/my-cart\//, 'DELETE')).toHaveLength(1);
      expect(await shop.serverLines()).toEqual([]);
      expect(shop.notices().slice(-1)).toEqual(['Removed from your cart']);
    });

    test('cancels a pending removal when the variant is added again', async () => {
      shop.store.dispatch(removeLine(id()));
      await shop.store.dispatch(addLine(shop.line(shop.shirt, 2)));
      shop.store.dispatch(pendingChangesFlushed());
      await idle();
      await turns(30);
      expect(shop.network.callsTo(/my-cart\//, 'DELETE')).toHaveLength(0);
      expect(await shop.serverLines()).toEqual([[shop.shirt.id, 2]]);
      expect(shop.shown()).toEqual([[shop.shirt.id, 2]]);
    });

    test.each([
      ['HTTP 500', answered(500)],
      ['lost reply', { when: 'after', kind: 'lost' }],
    ] as const)(
      'keeps the line removed without a notice after a failed removal (%s), and retries on the next visit',
      async (_name, fault) => {
        shop.network.add({ path: /my-cart\//, method: 'DELETE', fault, times: 1 });
        shop.store.dispatch(removeLine(id()));
        const before = shop.notices();
        shop.store.dispatch(pendingChangesFlushed());
        const answers = () => shop.network.callsTo(/my-cart\//, 'DELETE').map(({ status }) => status);
        await until(() => typeof answers()[0] === 'number', 'the removal is answered');
        await turns(30);
        expect(shop.shown()).toEqual([]);
        expect(shop.notices()).toEqual(before);
        shop.entries.saveAll();
        const next = shop.openTab();
        const seen: number[] = [];
        next.store.subscribe(() => seen.push(selectCartLines(next.store.getState()).length));
        await next.store.dispatch(cartApi.endpoints.getCart.initiate());
        // Refetch while the removal is in flight.
        await next.store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
        await until(async () => (await shop.serverLines()).length === 0, 'the removal reaches the server');
        await until(() => next.store.getState().cart.removals.length === 0, 'the removal is settled');
        expect(seen.every((count) => count === 0)).toBe(true);
      },
    );
  });
});
