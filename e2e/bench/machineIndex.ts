/** Milliseconds of the loop on the machine that the figures in the documents were taken on. */
const QUIET_MS = 45;

const loop = (): number => {
  const start = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 8_000_000; turn += 1) sum = (sum + turn * 7) % 1_000_003;
  return sum < 0 ? 0 : performance.now() - start;
};

/** How much slower this machine is at the moment: scales times that were measured on different days. */
export const machineIndex = (): number => Math.min(...Array.from({ length: 5 }, loop)) / QUIET_MS;
