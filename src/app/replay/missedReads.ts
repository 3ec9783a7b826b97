import { observed } from '../../lib/observed';

/** Remembers what the screens wanted and the recording does not have. A screen asks while it is being drawn. */
export const missedReads = () => {
  const { read, set, subscribe } = observed<readonly string[]>([], queueMicrotask);
  return {
    note: (endpoint: string) => {
      if (!read().includes(endpoint)) set([...read(), endpoint]);
    },
    forget: () => {
      set([]);
    },
    subscribe,
    read,
  };
};
