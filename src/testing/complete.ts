/** True in `npm run test:all`, which runs every combination with random seeds; `npm test` is deterministic. */
export const isCompleteRun = process.env.E2E_ALL === '1';

/** `npm test` takes `count` items, evenly spaced from the first; a complete run takes all. */
export const sample = <One>(all: readonly One[], count: number): One[] =>
  all.filter((_, index) => isCompleteRun || (index * count) % all.length < count);
