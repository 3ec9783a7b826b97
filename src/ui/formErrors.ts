import type { FormProblem } from './formFields';

/** The current error of each form on the page, for problem reports. */
export const formErrors = new WeakMap<HTMLFormElement, FormProblem>();
