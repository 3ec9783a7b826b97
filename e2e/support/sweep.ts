/** True in `npm run test:all`, which runs every combination; `npm test` runs a part of them. */
export const isFull = process.env.E2E_ALL === '1';

/** `npm test` looks at each page with axe in one width, and at about half of the pages in each. */
export const axeWidths = (width: 360 | 1280): number[] => (isFull ? [360, 1280] : [width]);
