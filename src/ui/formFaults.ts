import type { ToldFault } from './replayed';

/** What each form on the page says is wrong with it, for a report of a problem. */
export const formFaults = new WeakMap<HTMLFormElement, ToldFault>();
