const MOST_AT_ONCE = 6;

/** Does the work of each entry in turn, a few at a time; fulfilled when all of it is done. */
export const fewAtATime = async <T>(entries: readonly T[], work: (entry: T) => Promise<unknown>): Promise<void> => {
  const rest = entries.values();
  const workOn = async (): Promise<void> => {
    for (const entry of rest) await work(entry);
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, workOn));
};
