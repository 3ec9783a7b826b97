/** True in `npm run test:all`, which runs every combination and has chance in it; `npm test` is the same each time. */
export const isCompleteRun = process.env.E2E_ALL === '1';
