/** How far each history entry was scrolled, for the life of the tab. */
const KEY = 'places';
const MOST = 60;

type Places = Record<string, number>;

const read = (): Places => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...(stored as Places) } : {};
  } catch {
    // Blocked or damaged: every page then starts at its top.
    return {};
  }
};

export const makePlaces = () => {
  let places = read();
  return {
    note: (key: string, y: number) => {
      // The entry that was on the screen last stands last: the oldest are forgotten first.
      const others = Object.entries(places).filter(([other]) => other !== key);
      places = Object.fromEntries([...others, [key, y]]);
    },
    of: (key: string): number | null => {
      const y = places[key];
      return typeof y === 'number' && Number.isFinite(y) && y >= 0 ? y : null;
    },
    save: () => {
      places = Object.fromEntries(Object.entries(places).slice(-MOST));
      try {
        sessionStorage.setItem(KEY, JSON.stringify(places));
      } catch {
        // They still hold for as long as this document lives.
      }
    },
  };
};
