import type { FormOutcome } from '../../../ui/formFields';
import { formOutcomes } from '../../../ui/formOutcomes';
import { plainWords } from '../../redact/plainWords';
import type { FieldTrace, FormTrace } from './traces';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Forms and fields with other names are not recorded: the name may be user data. */
const OWN_NAME = /^[a-z][a-z_-]{0,79}$/i;
/** Choices are not typed; they are in the state. */
const NOT_TYPED = ['hidden', 'checkbox', 'radio', 'submit', 'button', 'file', 'range', 'image', 'reset'];

const isTyped = (control: Element): control is Control =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !NOT_TYPED.includes(control.type));

export const formMark = (form: Element | null): string =>
  form?.getAttribute('data-form') ?? form?.getAttribute('role') ?? 'form';

/** The typed fields of a form, by their names in the code. */
export const typedFields = (form: HTMLFormElement): [name: string, control: Control][] =>
  [...form.elements]
    .filter(isTyped)
    .map((control): [string, Control] => [control.name || control.autocomplete.replaceAll(' ', '-'), control])
    .filter(([name]) => OWN_NAME.test(name));

const fieldTrace = (control: Control | undefined, error: string | undefined): FieldTrace => ({
  filled: control !== undefined && control.value !== '',
  ...(error !== undefined && { error: plainWords(error) }),
});

const UNTRIED: FormOutcome = { formError: null, answer: null };

const traceOf = (form: HTMLFormElement): FormTrace | null => {
  const { formError, answer } = formOutcomes.get(form) ?? UNTRIED;
  const typed = new Map(typedFields(form));
  const names = [...new Set([...typed.keys(), ...Object.keys(formError?.fields ?? {})])].filter((name) =>
    OWN_NAME.test(name),
  );
  const traces = names.map((name): [string, FieldTrace] => [
    name,
    fieldTrace(typed.get(name), formError?.fields?.[name]),
  ]);
  const fields = Object.fromEntries(traces.filter(([, { filled, error }]) => filled || error !== undefined));
  if (Object.keys(fields).length === 0 && !formError && answer === null) return null;
  return {
    fields,
    ...(formError && { text: plainWords(formError.text) }),
    ...(answer !== null && { answer: plainWords(answer) }),
  };
};

/** The forms that have values, errors or a reply of the server. */
export const readForms = (page: Document): Record<string, FormTrace> => {
  const forms = [...page.querySelectorAll('form')].filter((form) => OWN_NAME.test(formMark(form)));
  const traces = forms.map((form) => [formMark(form), traceOf(form)] as const);
  return Object.fromEntries(traces.filter(([, trace]) => trace !== null)) as Record<string, FormTrace>;
};
