const MANY = 3;
const WITHIN_MS = 1000;

/**
 * Counts repeated taps on the same target without an effect. True for the tap that counts as rage; `changes` is the
 * number of changes to the state so far.
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
