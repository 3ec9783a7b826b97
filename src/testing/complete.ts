/** The complete run takes its time, and has chance in it; every other run is short, and the same each time. */
export const isCompleteRun = process.env.E2E_ALL === '1';
