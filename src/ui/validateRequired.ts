import type { FormProblem, FormValues } from './useForm';

/** Validates required fields: each empty field gets its error, and the first one's text is the form's message. */
export const validateRequired = <N extends string>(
  words: Record<N, string>,
  values: FormValues<N>,
): FormProblem<N> | null => {
  const empty = (Object.keys(words) as N[]).filter((name) => values[name].trim() === '');
  const [first] = empty;
  if (first === undefined) return null;
  const fields = Object.fromEntries(empty.map((name) => [name, words[name]])) as Partial<Record<N, string>>;
  return { text: words[first], fields };
};
