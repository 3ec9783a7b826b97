import type { FormOutcome } from './formFields';

/** The current outcome of each form on the page, for problem reports. */
export const formOutcomes = new WeakMap<HTMLFormElement, FormOutcome>();
