import { isCompleteRun } from '../../src/testing/complete';

/** `npm test` looks at each page with axe in one width, and at about half of the pages in each. */
export const axeWidths = (width: 360 | 1280): number[] => (isCompleteRun ? [360, 1280] : [width]);
