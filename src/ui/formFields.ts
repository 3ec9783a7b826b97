export type FormValues<N extends string> = Record<N, string>;

/** A form's error: the message for the whole form, and the messages of its fields, the first field first. */
export interface FormProblem<N extends string = string> {
  text: string;
  fields?: Partial<Record<N, string>>;
}

/** The message of an empty field: the form's message says what to enter, and is not repeated beside the field. */
export const MISSING = 'Required';

export interface FormOutcome<N extends string = string> {
  formError: FormProblem<N> | null;
  /** Of the last time that the form was sent. */
  answer: string | null;
}

export const valuesOf = <N extends string>(form: HTMLFormElement, names: readonly N[]): FormValues<N> => {
  const data = new FormData(form);
  const textOf = (name: N): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as FormValues<N>;
};

/** Radio buttons share a name: returns the checked one, which Tab focuses too, else the first. */
const radioOf = (radios: RadioNodeList): Node | undefined =>
  [...radios].find((radio) => radio instanceof HTMLInputElement && radio.checked) ?? radios[0];

/** Moves the focus to a field and scrolls its label and message into view. */
export const focusField = (form: HTMLFormElement | null, name: string): void => {
  const named = form?.elements.namedItem(name);
  const field = named instanceof RadioNodeList ? radioOf(named) : named;
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  (field.closest('[data-field]') ?? field).scrollIntoView({ block: 'nearest' });
};
