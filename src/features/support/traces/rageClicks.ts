const MANY = 3;
const WITHIN_MS = 1000;

/**
 * Counts taps on one and the same thing of which nothing comes. True for the one that makes them rage; `changes` is how
 * often the shop has changed so far.
 */
export const rageClicks = (): ((target: unknown, at: number, changes: number) => boolean) => {
  let taps: number[] = [];
  let last: { target?: unknown; changes?: number } = {};
  return (target, at, changes) => {
    if (last.target !== target || last.changes !== changes) taps = [];
    last = { target, changes };
    taps = [...taps.filter((tap) => at - tap <= WITHIN_MS), at];
    return taps.length === MANY;
  };
};
