import type { FormProblem, FormValues } from '../../ui/useForm';

const START = 'Enter your ';

/** Validates required fields; the form's message names every missing one. */
export const nameMissing = <N extends string>(
  names: Record<N, string>,
  values: FormValues<N>,
): FormProblem<N> | null => {
  const empty = (Object.keys(names) as N[]).filter((field) => values[field].trim() === '');
  const missing = empty.map((field) => names[field]);
  const last = missing.at(-1);
  if (last === undefined) return null;
  const others = missing.slice(0, -1).join(', ');
  const fields = Object.fromEntries(empty.map((field) => [field, START + names[field]])) as Partial<Record<N, string>>;
  return { text: START + (others ? `${others} and ${last}` : last), fields };
};
