import { settingsFrom } from '../config';

/** The names of the environment variables that the server reads. */
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
