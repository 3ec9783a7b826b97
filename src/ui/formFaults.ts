import type { ToldFault } from './replayed';

/** The current error of each form on the page, for problem reports. */
export const formFaults = new WeakMap<HTMLFormElement, ToldFault>();
