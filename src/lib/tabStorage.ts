const attempt = <T>(work: (storage: Storage) => T): T | null => {
  try {
    return work(sessionStorage);
  } catch {
    // The storage is blocked or full.
    return null;
  }
};

/** The tab's sessionStorage: it survives a reload and a visit to the payment page, but not the tab. */
export const tabStorage = {
  read: (key: string): string | null => attempt((storage) => storage.getItem(key)),
  write: (key: string, text: string): void => {
    attempt((storage) => {
      storage.setItem(key, text);
    });
  },
  drop: (key: string): void => {
    attempt((storage) => {
      storage.removeItem(key);
    });
  },
};
