/** True in `npm run test:all`, which runs every combination and has chance in it; `npm test` is the same each time. */
export const isCompleteRun = process.env.E2E_ALL === '1';

/** `npm test` takes so many of a list, evenly spaced from its first; a complete run takes all of them. */
export const sample = <One>(all: readonly One[], count: number): One[] =>
  all.filter((_, index) => isCompleteRun || (index * count) % all.length < count);
