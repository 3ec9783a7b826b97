import { memoryStorage } from '../../testing/memoryStorage';
import type { Entry } from './entry';
import { createEntryStore, type EntryMessage } from './entryStore';
import { mergeLists } from './mergeLists';

const KEY = 'ids';

const entry: Entry<string[]> = {
  key: KEY,
  empty: [],
  decode: (text) => ({ value: JSON.parse(text) as string[], bad: false }),
  encode: (ids) => (ids.length === 0 ? null : JSON.stringify(ids)),
  merge: mergeLists((id) => id),
  items: {
    texts: (ids) => new Map(ids.map((id) => [id, id])),
    put: (ids, id, text) => [...ids.filter((one) => one !== id), ...(text === null ? [] : [id])],
  },
};

/** A tab with its own view of the storage: writes of other tabs arrive only when the test delivers them. */
const openTab = (stored: string[], now = Date.now) => {
  const storage = memoryStorage({ [KEY]: JSON.stringify(stored) });
  const sent: EntryMessage[] = [];
  let inTab: string[] = [];
  const store = createEntryStore({
    storage,
    locks: null,
    current: () => inTab,
    onChanged: (_key, value) => (inTab = value as string[]),
    onRefused: () => undefined,
    now,
  });
  inTab = store.open(entry);
  store.announceTo((news) => sent.push(structuredClone(news)));
  return {
    storage,
    sent,
    store,
    inTab: () => [...inTab].sort(),
    stored: () => (JSON.parse(storage.getItem(KEY) ?? '[]') as string[]).sort(),
    change: (ids: string[]) => {
      inTab = ids;
      return store.save(KEY);
    },
    /** Overwrites the stored value from another tab. */
    overwrite: (ids: string[]) => {
      storage.setItem(KEY, JSON.stringify(ids));
      store.receive(KEY);
    },
  };
};

test('keeps an addition when a tab that had not seen it writes its list', async () => {
  const tab = openTab(['a']);
  await tab.change(['a', 'mine']);
  tab.overwrite(['a', 'theirs']);
  await Promise.resolve();
  expect(tab.inTab()).toEqual(['a', 'mine', 'theirs']);
  expect(tab.stored()).toEqual(['a', 'mine', 'theirs']);
});

test('keeps a removal when a tab that had not seen it writes its list', async () => {
  const tab = openTab(['a', 'b']);
  await tab.change(['a']);
  tab.overwrite(['a', 'b', 'theirs']);
  await Promise.resolve();
  expect(tab.inTab()).toEqual(['a', 'theirs']);
  expect(tab.stored()).toEqual(['a', 'theirs']);
});

test('applies changes that another tab announces before its list arrives, or if it never arrives', () => {
  const tab = openTab(['a', 'b']);
  const other = openTab(['a', 'b']);
  void other.change(['b', 'new']);
  other.sent.forEach(tab.store.onPeerMessage);
  expect(tab.inTab()).toEqual(['b', 'new']);
});

test('removes an item that this tab has just added when another tab announces a later removal', async () => {
  const tab = openTab([]);
  await tab.change(['x']);
  const later = { added: 0, removed: Date.now() + 1000, changed: 0, text: null };
  tab.store.onPeerMessage({ key: KEY, changes: [['x', later]] });
  expect(tab.inTab()).toEqual([]);
});

test('adopts the stored list after sleeping instead of reapplying its earlier changes', async () => {
  const tab = openTab(['a']);
  await tab.change(['a', 'mine']);
  tab.storage.setItem(KEY, JSON.stringify(['a']));
  tab.store.receiveAll();
  expect(tab.inTab()).toEqual(['a']);
});

test('does not reapply its changes when it cannot announce them', async () => {
  const tab = openTab(['a']);
  tab.store.announceTo(undefined);
  await tab.change(['a', 'mine']);
  tab.overwrite(['a', 'theirs']);
  expect(tab.inTab()).toEqual(['a', 'theirs']);
});

test.each([
  ['has not advanced', 1000],
  ['is behind', 500],
])('makes the removal of an item announced by another tab final, although the clock %s', async (_name, behind) => {
  const busy = openTab([], () => 1000);
  const other = openTab([], () => behind);
  for (const id of ['a', 'b', 'c', 'd']) await busy.change([id]);
  busy.sent.forEach(other.store.onPeerMessage);
  expect(other.inTab()).toEqual(['d']);
  await other.change([]);
  other.sent.forEach(busy.store.onPeerMessage);
  busy.sent.forEach(other.store.onPeerMessage);
  expect([busy.inTab(), other.inTab()]).toEqual([[], []]);
});

test('does not advance the clock when a save finds nothing new', async () => {
  const idle = openTab([], () => 1000);
  for (let looks = 0; looks < 5; looks += 1) await idle.store.save(KEY);
  await idle.change(['a']);
  expect(idle.sent[0]?.changes[0]?.[1].added).toBe(1000);
});
