import { isRecord, parseJson } from '../../../lib/json';
import { tabStorage } from '../../../lib/tabStorage';

/** The scroll position of each history entry, for the lifetime of the tab. */
const KEY = 'places';
const MOST = 60;

const read = (): [string, unknown][] => {
  const stored = parseJson(tabStorage.read(KEY) ?? '');
  return isRecord(stored) ? Object.entries(stored) : [];
};

export const createScrollPositions = () => {
  const positions = new Map(read());
  return {
    note: (key: string, y: number) => {
      // The latest entry goes last, because the oldest is evicted first.
      positions.delete(key);
      positions.set(key, y);
      const [oldest] = positions.keys();
      if (positions.size > MOST && oldest !== undefined) positions.delete(oldest);
    },
    of: (key: string): number | null => {
      const y = positions.get(key);
      return typeof y === 'number' && Number.isFinite(y) && y >= 0 ? y : null;
    },
    save: () => {
      tabStorage.write(KEY, JSON.stringify(Object.fromEntries(positions)));
    },
  };
};
