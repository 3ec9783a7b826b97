import { settingsFrom } from '../config';

/** The names of the variables that the server asks its environment for. */
export const variablesRead = (): string[] => {
  const read = new Set<string>();
  settingsFrom(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_target, name) => {
          read.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...read].sort();
};
