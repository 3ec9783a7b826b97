import { type Changes, itemChanges, dropOldChanges, isGone, mergeChanges, readChanges } from './changes';

const before = new Map([
  ['1', 'one'],
  ['2', 'two'],
  ['3', 'three'],
]);
const after = new Map([
  ['1', 'one'],
  ['2', 'TWO'],
  ['4', 'four'],
]);

test('lists added, changed and removed items', () => {
  expect([...itemChanges(before, after, 50)]).toEqual([
    ['2', { added: 0, removed: 0, changed: 50, text: 'TWO' }],
    ['4', { added: 50, removed: 0, changed: 50, text: 'four' }],
    ['3', { added: 0, removed: 50, changed: 0, text: null }],
  ]);
  expect(itemChanges(before, before, 50).size).toBe(0);
});

/** Merges two changes of one item in both orders of arrival. */
const bothOrders = (a: Changes, b: Changes) =>
  [
    [a, b],
    [b, a],
  ].map((order) => {
    const all: Changes = new Map();
    for (const news of order) mergeChanges(all, news);
    return all.get('x');
  });

const none = new Map<string, string>();
const stored = new Map([['x', 'X']]);

test('merges changes to the same result in either order of arrival, and prefers a removal to a change', () => {
  const added = itemChanges(none, stored, 10);
  const removed = itemChanges(stored, none, 20);
  const changed = itemChanges(stored, new Map([['x', 'Y']]), 30);
  const [first, second] = bothOrders(added, changed);
  expect(first).toEqual(second);
  expect(first).toEqual({ added: 10, removed: 0, changed: 30, text: 'Y' });
  const [gone, goneToo] = bothOrders(removed, changed);
  expect(gone).toEqual(goneToo);
  expect(gone && isGone(gone)).toBe(true);
});

test('resolves simultaneous changes of two tabs to the same result in both', () => {
  const [first, second] = bothOrders(
    itemChanges(stored, new Map([['x', 'A']]), 10),
    itemChanges(stored, new Map([['x', 'B']]), 10),
  );
  expect(first).toEqual(second);
});

test('keeps an item that is added again after its removal', () => {
  const [again] = bothOrders(itemChanges(stored, none, 10), itemChanges(none, stored, 20));
  expect(again && isGone(again)).toBe(false);
});

test('forgets a change only after ten seconds', () => {
  const changes = itemChanges(none, stored, 1000);
  dropOldChanges(changes, 5000);
  expect(changes.size).toBe(1);
  dropOldChanges(changes, 60_000);
  expect(changes.size).toBe(0);
});

test('reads only valid changes', () => {
  const good = { added: 1, removed: 0, changed: 1, text: 'X' };
  const bad = [null, 7, {}, { ...good, added: '1' }, { ...good, changed: NaN }, { ...good, text: 5 }];
  const pairs = [['x', good], ...bad.map((raw, i) => [`${i}`, raw]), [7, good], 'xy', null];
  expect([...readChanges(pairs)]).toEqual([['x', good]]);
  for (const raw of [null, undefined, [], {}, 'text']) expect(readChanges(raw).size).toBe(0);
});
