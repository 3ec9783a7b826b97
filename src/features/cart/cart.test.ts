import { shortage } from '../../../server/domain/stock';
import { setStock } from '../../../server/testing/goods';
import { cartApi } from '../../api/cartApi';
import { openBag, type OpenBag } from '../../testing/openBag';
import { sessionEnded, sessionWatched } from '../session/sessionSlice';
import { bagFlushed } from './cartListeners';
import { selectBagLines } from './cartSelectors';
import { removalUndone } from './cartSlice';
import { addLine, changeQuantity, removeLine } from './cartThunks';

let bag: OpenBag;
beforeEach(async () => {
  bag = await openBag();
});

const until = async (holds: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`Never came about: ${what}`);
};
const idle = () =>
  until(() => Object.values(bag.store.getState().cart.changes).length === 0, 'every change is settled');

const posts = (path: RegExp) => bag.network.callsTo(path, 'POST');

describe('a visitor', () => {
  test('adds: the line is kept here, the bag opens, nothing is sent', async () => {
    await bag.store.dispatch(addLine(bag.line(bag.shirt, 2)));
    expect(bag.shown()).toEqual([[bag.shirt.id, 2]]);
    expect(bag.notices()).toEqual(['Added to cart']);
    expect(bag.store.getState().overlays.open).toEqual(['cartDrawer']);
    expect(bag.network.calls).toHaveLength(0);
  });

  test('adds the same variant again: told so, one line', async () => {
    await bag.store.dispatch(addLine(bag.line(bag.shirt, 2)));
    await bag.store.dispatch(addLine(bag.line(bag.shirt, 1)));
    expect(bag.shown()).toEqual([[bag.shirt.id, 2]]);
    expect(bag.notices()).toContain('Already in cart');
  });

  test('two variants of one product are two lines, whatever they are called', async () => {
    const other = { ...bag.line(bag.shirt), id: '4711' };
    await bag.store.dispatch(addLine(bag.line(bag.shirt)));
    await bag.store.dispatch(addLine(other));
    expect(bag.shown()).toHaveLength(2);
    await bag.store.dispatch(addLine({ ...other, product: { ...other.product, title: 'Another title' } }));
    expect(bag.shown().map(([id]) => id)).toEqual([bag.shirt.id, 4711]);
  });

  test('may want more than there are; the line holds as many as there are', async () => {
    await bag.store.dispatch(addLine({ ...bag.line(bag.shirt), available: 5 }));
    bag.store.dispatch(changeQuantity(String(bag.shirt.id), 9));
    expect(bag.shown()).toEqual([[bag.shirt.id, 5]]);
    expect(bag.store.getState().cart.lines[0]?.quantity).toBe(5);
  });

  test('changes, removes and takes back', async () => {
    await bag.store.dispatch(addLine(bag.line(bag.shirt)));
    bag.store.dispatch(changeQuantity(String(bag.shirt.id), 4));
    expect(bag.shown()).toEqual([[bag.shirt.id, 4]]);
    for (const quantity of [0, -1, 1.5, Number.NaN]) bag.store.dispatch(changeQuantity(String(bag.shirt.id), quantity));
    expect(bag.shown()).toEqual([[bag.shirt.id, 4]]);
    const [line] = bag.store.getState().cart.lines;
    bag.store.dispatch(removeLine(String(bag.shirt.id)));
    expect(bag.shown()).toEqual([]);
    expect(bag.notices()).toContain('Removed');
    bag.store.dispatch(removalUndone({ line: line!, at: 0 }));
    expect(bag.shown()).toEqual([[bag.shirt.id, 4]]);
    expect(bag.network.calls).toHaveLength(0);
  });
});

describe('signing in', () => {
  test('hands the kept lines over first, then reads the cart, and says so', async () => {
    await bag.store.dispatch(addLine(bag.line(bag.shirt, 2)));
    await bag.store.dispatch(addLine(bag.line(bag.cup)));
    bag.logIn();
    await until(() => bag.store.getState().cart.lines.length === 0, 'the lines are handed over');
    expect(bag.network.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /storefront/add-saved-cart',
      'GET /storefront/my-cart',
    ]);
    expect(posts(/saved/)[0]?.body).toEqual({
      items: [
        { product_variant_id: bag.shirt.id, quantity: 2 },
        { product_variant_id: bag.cup.id, quantity: 1 },
      ],
    });
    expect(await bag.held()).toHaveLength(2);
    expect(bag.notices()).toContain('2 items from this phone added to your bag');
    expect(bag.storage.getItem('cartList')).toBeNull();
  });

  test('with nothing kept, nothing is handed over', async () => {
    bag.logIn();
    await bag.watchCart();
    expect(bag.network.calls.map(({ path }) => path)).toEqual(['/storefront/my-cart']);
  });

  test.each([
    ['refused', { when: 'before', kind: 'reply', status: 500 }],
    ['not sent', { when: 'before', kind: 'offline' }],
    ['answered with a no and nothing else', { when: 'before', kind: 'reply', status: 200, body: '{"status":0}' }],
  ] as const)('%s: the lines stay, are shown, and are tried again', async (_name, fault) => {
    await bag.store.dispatch(addLine(bag.line(bag.shirt, 2)));
    bag.network.add({ path: /saved/, fault, times: 1 });
    bag.logIn();
    await until(() => !bag.store.getState().cart.handingOver, 'the first try ends');
    expect(bag.shown()).toEqual([[bag.shirt.id, 2]]);
    expect(await bag.held()).toEqual([]);
    bag.store.dispatch(sessionWatched());
    await until(() => bag.store.getState().cart.lines.length === 0, 'the second try ends');
    expect(await bag.held()).toEqual([[bag.shirt.id, 2]]);
  });

  test('the reply lost: nothing is sent twice', async () => {
    await bag.store.dispatch(addLine(bag.line(bag.shirt, 2)));
    bag.network.add({ path: /saved/, fault: { when: 'after', kind: 'lost' }, times: 1 });
    bag.logIn();
    await until(() => !bag.store.getState().cart.handingOver, 'the first try ends');
    bag.store.dispatch(sessionWatched());
    await until(() => bag.store.getState().cart.lines.length === 0, 'the lines are known to be there');
    expect(posts(/saved/)).toHaveLength(1);
    expect(await bag.held()).toEqual([[bag.shirt.id, 2]]);
  });

  test('only a part reached the server: only what is missing is sent', async () => {
    await bag.store.dispatch(addLine(bag.line(bag.shirt, 2)));
    await bag.store.dispatch(addLine(bag.line(bag.cup)));
    bag.network.add({ path: /saved/, fault: { when: 'before', kind: 'offline' }, times: 1 });
    bag.logIn();
    await until(() => !bag.store.getState().cart.handingOver, 'the first try ends');
    const { token } = bag.store.getState().session;
    await bag.server.fetch(
      new Request('http://localhost/api/v1/storefront/add-to-cart', {
        method: 'POST',
        headers: { 'X-Api-Key': 'demo-key', Authorization: `Bearer ${token ?? ''}` },
        body: JSON.stringify({ product_variant_id: bag.shirt.id, quantity: 2 }),
      }),
    );
    bag.store.dispatch(sessionWatched());
    await until(() => bag.store.getState().cart.lines.length === 0, 'the rest is handed over');
    expect(posts(/saved/)[1]?.body).toEqual({ items: [{ product_variant_id: bag.cup.id, quantity: 1 }] });
    expect((await bag.held()).sort()).toEqual(
      [
        [bag.shirt.id, 2],
        [bag.cup.id, 1],
      ].sort(),
    );
  });

  test('two tabs at once hand over once', async () => {
    await bag.store.dispatch(addLine(bag.line(bag.shirt, 2)));
    bag.network.add({ path: /saved/, fault: { when: 'before', kind: 'offline' }, times: 1 });
    bag.logIn();
    await until(() => !bag.store.getState().cart.handingOver, 'the first try ends');
    bag.entries.saveAll();
    const other = bag.openTab();
    bag.store.dispatch(sessionWatched());
    other.store.dispatch(sessionWatched());
    await until(
      () => bag.store.getState().cart.lines.length + other.store.getState().cart.lines.length === 0,
      'both see it done',
    );
    expect(posts(/saved/)).toHaveLength(2);
    expect(await bag.held()).toEqual([[bag.shirt.id, 2]]);
    const told = [...bag.notices(), ...other.store.getState().notices.shown.map(({ text }) => text)];
    expect(told.filter((text) => text.endsWith('added to your bag'))).toHaveLength(1);
  });

  test('signed out before the answer: it is not taken for the next session', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await bag.store.dispatch(addLine(bag.line(bag.shirt, 2)));
    bag.network.add({ path: /saved/, fault: { when: 'after', kind: 'held', until: held } });
    bag.logIn();
    await until(() => posts(/saved/).length === 1, 'the lines are on their way');
    bag.store.dispatch(sessionEnded('loggedOut'));
    await bag.store.dispatch(addLine(bag.line(bag.cup)));
    answer();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(bag.shown()).toEqual([[bag.cup.id, 1]]);
    expect(bag.notices().filter((text) => text !== 'Added to cart')).toEqual([]);
    expect(await bag.held()).toEqual([[bag.shirt.id, 2]]);
  });
});

describe('signed in', () => {
  beforeEach(async () => {
    bag.logIn();
    await bag.watchCart();
  });

  test('adds at the server; the line is there at once', async () => {
    await bag.store.dispatch(addLine(bag.line(bag.shirt, 2)));
    expect(bag.shown()).toEqual([[bag.shirt.id, 2]]);
    expect(bag.notices()).toEqual(['Added to cart']);
    expect(await bag.held()).toEqual([[bag.shirt.id, 2]]);
    expect(bag.store.getState().cart.lines).toEqual([]);
    expect(bag.storage.getItem('cartList')).toBeNull();
    await idle();
    expect(bag.shown()).toEqual([[bag.shirt.id, 2]]);
  });

  test('pressed twice: one request, one line', async () => {
    await Promise.all([1, 2].map(() => bag.store.dispatch(addLine(bag.line(bag.shirt)))));
    expect(posts(/add-to-cart/)).toHaveLength(1);
    expect(await bag.held()).toEqual([[bag.shirt.id, 1]]);
  });

  test('refused: no line, no open bag, the server’s words', async () => {
    await setStock(bag.server.database, bag.shirt.id, 0);
    await bag.store.dispatch(addLine(bag.line(bag.shirt)));
    expect(bag.shown()).toEqual([]);
    expect(bag.store.getState().overlays.open).toEqual([]);
    expect(bag.notices()).toEqual([shortage(bag.shirt.title, 0)]);
    expect(bag.store.getState().notices.shown[0]?.kind).toBe('error');
  });

  test.each([
    ['a no without a reason', 200, '{"status":0}'],
    ['a fault of the server', 500, ''],
    ['a page of somebody else', 200, '<html></html>'],
  ])('no answer that says yes (%s): no line, no open bag, one error', async (_name, status, body) => {
    bag.network.add({ path: /add-to-cart/, fault: { when: 'before', kind: 'reply', status, body } });
    await bag.store.dispatch(addLine(bag.line(bag.shirt)));
    expect(bag.shown()).toEqual([]);
    expect(bag.store.getState().overlays.open).toEqual([]);
    expect(bag.notices()).toEqual(['Something went wrong. Please try again.']);
    expect(posts(/add-to-cart/)).toHaveLength(1);
  });

  test('the reply lost: the cart itself tells, and nothing is sent twice', async () => {
    bag.network.add({ path: /add-to-cart/, fault: { when: 'after', kind: 'lost' } });
    await bag.store.dispatch(addLine(bag.line(bag.shirt)));
    expect(posts(/add-to-cart/)).toHaveLength(1);
    expect(bag.shown()).toEqual([[bag.shirt.id, 1]]);
    expect(bag.notices()).toEqual(['Added to cart']);
  });

  test('offline: never a false success', async () => {
    bag.network.add({ path: /./, fault: { when: 'before', kind: 'offline' } });
    await bag.store.dispatch(addLine(bag.line(bag.shirt)));
    expect(bag.shown()).toEqual([]);
    expect(bag.notices()).toEqual(['Something went wrong. Please try again.']);
  });

  describe('with a shirt in the bag', () => {
    const id = () => String(bag.shirt.id);
    beforeEach(async () => {
      await bag.store.dispatch(addLine(bag.line(bag.shirt)));
      await idle();
      bag.network.calls.length = 0;
    });

    test('five presses of plus: shown at once, sent once', async () => {
      for (let quantity = 2; quantity <= 5; quantity += 1) {
        bag.store.dispatch(changeQuantity(id(), quantity));
        expect(bag.shown()).toEqual([[bag.shirt.id, quantity]]);
        await new Promise((resolve) => setTimeout(resolve));
      }
      await idle();
      expect(posts(/add-to-cart/).map(({ body }) => body)).toEqual([{ product_variant_id: bag.shirt.id, quantity: 5 }]);
      expect(await bag.held()).toEqual([[bag.shirt.id, 5]]);
    });

    test('a refused quantity goes back, and the line says why', async () => {
      await setStock(bag.server.database, bag.shirt.id, 2);
      bag.store.dispatch(changeQuantity(id(), 4));
      await until(() => bag.store.getState().cart.notes[id()] !== undefined, 'the refusal is told');
      expect(bag.shown()).toEqual([[bag.shirt.id, 1]]);
      expect(await bag.held()).toEqual([[bag.shirt.id, 1]]);
    });

    test('changes reach the server in order, whatever takes long', async () => {
      bag.store.dispatch(changeQuantity(id(), 2));
      bag.store.dispatch(bagFlushed());
      bag.store.dispatch(changeQuantity(id(), 3));
      bag.store.dispatch(bagFlushed());
      await idle();
      expect(posts(/add-to-cart/).at(-1)?.body).toEqual({ product_variant_id: bag.shirt.id, quantity: 3 });
      expect(await bag.held()).toEqual([[bag.shirt.id, 3]]);
    });

    test('one after the other: a change waits until the server has answered the one before', async () => {
      await bag.store.dispatch(addLine(bag.line(bag.cup)));
      await idle();
      bag.network.calls.length = 0;
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      bag.network.add({ path: /add-to-cart/, fault: { when: 'after', kind: 'held', until: held }, times: 1 });
      bag.store.dispatch(changeQuantity(id(), 2));
      await until(() => posts(/add-to-cart/).length === 1, 'the first is on its way');
      bag.store.dispatch(changeQuantity(String(bag.cup.id), 2));
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(posts(/add-to-cart/)).toHaveLength(1);
      answer();
      await idle();
      expect(posts(/add-to-cart/).map(({ body }) => body)).toEqual([
        { product_variant_id: bag.shirt.id, quantity: 2 },
        { product_variant_id: bag.cup.id, quantity: 2 },
      ]);
    });

    test('taken back too late: it is put in again', async () => {
      bag.store.dispatch(removeLine(id()));
      const undo = bag.store.getState().notices.shown.at(-1)?.undo;
      bag.store.dispatch(bagFlushed());
      await idle();
      expect(await bag.held()).toEqual([]);
      bag.store.dispatch({ ...undo! });
      expect(bag.shown()).toEqual([[bag.shirt.id, 1]]);
      await idle();
      expect(await bag.held()).toEqual([[bag.shirt.id, 1]]);
    });

    test('taken back while the removal is on its way: it is put in again', async () => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      bag.network.add({ path: /my-cart\//, fault: { when: 'after', kind: 'held', until: held } });
      bag.store.dispatch(removeLine(id()));
      const undo = bag.store.getState().notices.shown.at(-1)?.undo;
      bag.store.dispatch(bagFlushed());
      await until(() => bag.network.callsTo(/my-cart\//, 'DELETE').length === 1, 'the removal is sent');
      bag.store.dispatch({ ...undo! });
      expect(bag.shown()).toEqual([[bag.shirt.id, 1]]);
      answer();
      await idle();
      expect(bag.shown()).toEqual([[bag.shirt.id, 1]]);
      expect(await bag.held()).toEqual([[bag.shirt.id, 1]]);
    });

    test('removed and taken back in time: nothing is sent', async () => {
      const line = bag.line(bag.shirt);
      bag.store.dispatch(removeLine(id()));
      expect(bag.shown()).toEqual([]);
      bag.store.dispatch(removalUndone({ line, at: 0 }));
      expect(bag.shown()).toEqual([[bag.shirt.id, 1]]);
      bag.store.dispatch(bagFlushed());
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(bag.network.callsTo(/my-cart\//, 'DELETE')).toHaveLength(0);
    });

    test('a new quantity that was on its way when the line was removed is there again when that is taken back', async () => {
      bag.store.dispatch(changeQuantity(id(), 4));
      bag.store.dispatch(removeLine(id()));
      const undo = bag.store.getState().notices.shown.at(-1)?.undo;
      bag.store.dispatch({ ...undo! });
      expect(bag.shown()).toEqual([[bag.shirt.id, 4]]);
      await idle();
      expect(await bag.held()).toEqual([[bag.shirt.id, 4]]);
    });

    test('an edit outlives the reading of the server’s cart that was under way', async () => {
      const reading = bag.store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
      bag.store.dispatch(changeQuantity(id(), 3));
      await reading;
      expect(bag.shown()).toEqual([[bag.shirt.id, 3]]);
      await idle();
      expect(bag.shown()).toEqual([[bag.shirt.id, 3]]);
    });

    test('removed: sent once by itself after the time to undo, with the server’s words', async () => {
      bag.store.dispatch(removeLine(id()));
      bag.store.dispatch(removeLine(id()));
      bag.store.dispatch(bagFlushed());
      await idle();
      expect(bag.network.callsTo(/my-cart\//, 'DELETE')).toHaveLength(1);
      expect(await bag.held()).toEqual([]);
      expect(bag.notices().slice(-2)).toEqual(['Removed', 'Removed from cart']);
    });

    test('removed, then added again: the adding wins', async () => {
      bag.store.dispatch(removeLine(id()));
      await bag.store.dispatch(addLine(bag.line(bag.shirt, 2)));
      bag.store.dispatch(bagFlushed());
      await idle();
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(bag.network.callsTo(/my-cart\//, 'DELETE')).toHaveLength(0);
      expect(await bag.held()).toEqual([[bag.shirt.id, 2]]);
      expect(bag.shown()).toEqual([[bag.shirt.id, 2]]);
    });

    test.each([
      ['refused', { when: 'before', kind: 'reply', status: 500 }],
      ['the reply lost', { when: 'after', kind: 'lost' }],
    ] as const)(
      'a removal that failed (%s) says nothing, stays removed, and is tried at the next visit',
      async (_name, fault) => {
        bag.network.add({ path: /my-cart\//, method: 'DELETE', fault, times: 1 });
        bag.store.dispatch(removeLine(id()));
        const before = bag.notices();
        bag.store.dispatch(bagFlushed());
        await until(() => bag.network.callsTo(/my-cart\//, 'DELETE').length === 1, 'the removal is sent');
        await new Promise((resolve) => setTimeout(resolve, 30));
        expect(bag.shown()).toEqual([]);
        expect(bag.notices()).toEqual(before);
        bag.entries.saveAll();
        const next = bag.openTab();
        const seen: number[] = [];
        next.store.subscribe(() => seen.push(selectBagLines(next.store.getState()).length));
        await next.store.dispatch(cartApi.endpoints.getCart.initiate());
        // It is read a second time while the removal is on its way.
        await next.store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true }));
        await until(async () => (await bag.held()).length === 0, 'the removal reaches the server');
        await until(() => next.store.getState().cart.removals.length === 0, 'the removal is done with');
        expect(seen.every((count) => count === 0)).toBe(true);
      },
    );
  });
});
