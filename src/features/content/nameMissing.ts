import { MISSING } from '../../ui/formFields';
import type { FormProblem, FormValues } from '../../ui/useForm';

const LIST = new Intl.ListFormat('en-GB');

/** Validates required fields; the form's message names every missing one. */
export const nameMissing = <N extends string>(
  names: Record<N, string>,
  values: FormValues<N>,
): FormProblem<N> | null => {
  const empty = (Object.keys(names) as N[]).filter((field) => values[field].trim() === '');
  if (empty.length === 0) return null;
  const fields = Object.fromEntries(empty.map((field) => [field, MISSING])) as Partial<Record<N, string>>;
  return { text: `Enter your ${LIST.format(empty.map((field) => names[field]))}`, fields };
};
