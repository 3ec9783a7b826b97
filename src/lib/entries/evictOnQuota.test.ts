import { evictOnQuota } from './evictOnQuota';

/** A storage with a total quota in characters. */
const smallStorage = (room: number, stored: Record<string, string>) => {
  const texts = new Map(Object.entries(stored));
  const storage = evictOnQuota(
    {
      getItem: (key) => texts.get(key) ?? null,
      removeItem: (key) => texts.delete(key),
      setItem: (key, text) => {
        const others = [...texts].reduce((sum, [name, { length }]) => (name === key ? sum : sum + length), 0);
        if (others + text.length > room) throw new DOMException('No room', 'QuotaExceededError');
        texts.set(key, text);
      },
    },
    ['recent', 'searches'],
  );
  return { storage, all: () => Object.fromEntries(texts) };
};

const STORED = { bag: '12', recent: '345', searches: '67' };

test.each<[string, number, string, string, Record<string, string>]>([
  ['evicts nothing while there is room', 8, 'bag', '123', { ...STORED, bag: '123' }],
  ['evicts expendable entries for a bag that no longer fits', 7, 'bag', '1234567', { bag: '1234567' }],
])('%s', (_name, room, key, text, left) => {
  const { storage, all } = smallStorage(room, STORED);
  storage.setItem(key, text);
  expect(all()).toEqual(left);
});

test.each<[string, string, string, Record<string, string>]>([
  ['evicts nothing for an expendable entry', 'searches', '678', STORED],
  ['rejects a value over the quota, and leaves the stored one', 'bag', '12345678', { bag: '12' }],
])('%s', (_name, key, text, left) => {
  const { storage, all } = smallStorage(7, STORED);
  expect(() => storage.setItem(key, text)).toThrow('No room');
  expect(all()).toEqual(left);
});
