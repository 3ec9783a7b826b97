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

/** The changed field and its form, and whether it has a value or an error. */
export const fieldStep = (target: EventTarget | null, now: Traces): PageEvent | null => {
  const form = target instanceof Element ? target.closest('form') : null;
  const [name] = form ? (typedFields(form).find(([, control]) => control === target) ?? []) : [];
  if (!form || name === undefined) return null;
  const mark = formMark(form);
  const { filled, error } = now.forms[mark]?.fields[name] ?? { filled: false };
  const is = error === undefined ? (filled ? 'filled' : 'empty') : 'invalid';
  return { type: 'form/fieldLeft', about: { form: mark, field: name, is, ...(error !== undefined && { error }) } };
};
