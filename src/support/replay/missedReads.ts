import { observed } from '../../lib/observed';

/** Collects the reads that the screens requested and the recording lacks. A screen requests them while it renders. */
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
