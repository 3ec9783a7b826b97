import type { ReactNode } from 'react';
import { MISSING } from '../../ui/formFields';
import { PageAlert } from '../../ui/PageAlert';
import type { FormProblem, FormValues } from '../../ui/useForm';
import styles from './ContentForm.module.css';

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

const intoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** The answer below a form's button; on a phone it would start behind the bar at the foot of the screen. */
export const FormAnswer = ({ children }: { children: ReactNode }) => (
  <PageAlert urgent ref={intoView} className={styles.answer}>
    {children}
  </PageAlert>
);
