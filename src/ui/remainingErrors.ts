import type { FormProblem } from './useForm';

/**
 * The errors that remain when the form is validated again. It never adds one while the shopper types, because a field
 * gets its error when the form is sent.
 */
export const remainingErrors = <N extends string>(
  before: FormProblem<N>,
  now: FormProblem<N> | null,
): FormProblem<N> | null => {
  if (!now) return null;
  if (!before.fields) return now.text === before.text ? before : null;
  const shown = before.fields;
  const left = Object.entries(now.fields ?? {}).filter(([name, words]) => words === shown[name as N]);
  return left.length > 0 ? { text: now.text, fields: Object.fromEntries(left) as Partial<Record<N, string>> } : null;
};
