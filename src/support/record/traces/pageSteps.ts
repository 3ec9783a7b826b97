import type { PageEvent } from '../recording';
import { formMark, typedFields } from './formTraces';
import type { Traces } from './traces';

/** The step that describes the difference between two traces; null without a difference. */
export const pageStep = (before: Traces, now: Traces): PageEvent | null => {
  const alert = now.alerts.find((text) => !before.alerts.includes(text));
  if (alert !== undefined) return { type: 'page/alertShown', about: { text: alert }, traces: now };
  if (now.depth > before.depth) {
    return { type: 'page/scrolled', about: { depth: `${now.depth} %` }, traces: now };
  }
  if (now.window !== before.window) return { type: 'page/measured', about: { window: now.window }, traces: now };
  const isSame = JSON.stringify({ ...now, depth: before.depth }) === JSON.stringify(before);
  return isSame ? null : { type: 'page/changed', traces: now };
};

interface Field {
  form: string;
  field: string;
}

/** The typed field at an event's target, and its form. */
export const fieldAt = (target: EventTarget | null): Field | null => {
  const form = target instanceof Element ? target.closest('form') : null;
  const [field] = form ? (typedFields(form).find(([, control]) => control === target) ?? []) : [];
  return form && field !== undefined ? { form: formMark(form), field } : null;
};

/** Whether the changed field has a value or an error. */
export const fieldStep = ({ form, field }: Field, now: Traces): PageEvent => {
  const { filled, error } = now.forms[form]?.fields[field] ?? { filled: false };
  const is = error === undefined ? (filled ? 'filled' : 'empty') : 'invalid';
  return { type: 'form/fieldLeft', about: { form, field, is, ...(error !== undefined && { error }) } };
};
