import { isRecord } from '../../lib/isRecord';
import { parseJson } from '../../lib/parseJson';

/** The scroll position of each history entry, for the lifetime of the tab. */
const KEY = 'places';
const MOST = 60;

type ScrollPositions = Record<string, number>;

const read = (): ScrollPositions => {
  try {
    const stored = parseJson(sessionStorage.getItem(KEY) ?? '{}');
    return isRecord(stored) ? { ...(stored as ScrollPositions) } : {};
  } catch {
    // Blocked: every page then starts at its top.
    return {};
  }
};

export const createScrollPositions = () => {
  let positions = read();
  return {
    note: (key: string, y: number) => {
      // The latest entry goes last, because the oldest are evicted first.
      const others = Object.entries(positions).filter(([other]) => other !== key);
      positions = Object.fromEntries([...others, [key, y]]);
    },
    of: (key: string): number | null => {
      const y = positions[key];
      return typeof y === 'number' && Number.isFinite(y) && y >= 0 ? y : null;
    },
    save: () => {
      positions = Object.fromEntries(Object.entries(positions).slice(-MOST));
      try {
        sessionStorage.setItem(KEY, JSON.stringify(positions));
      } catch {
        // The positions in memory remain valid until the document unloads.
      }
    },
  };
};
