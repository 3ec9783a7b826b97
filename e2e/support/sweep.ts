import { isCompleteRun } from '../../src/testing/complete';

/** `npm test` checks each page with axe at one width, and about half of the pages at each. */
export const axeWidths = (width: 360 | 1280): number[] => (isCompleteRun ? [360, 1280] : [width]);
