import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CONTROL, controlAt, nameOf } from '../../support/record/traces/controlName';
import { formMark, typedFields } from '../../support/record/traces/formTraces';
import type { Traces } from '../../support/record/traces/traces';
import type { Press } from './storyOf';

/** Time limit for a page to reach its recorded state. */
export const PATIENCE_MS = 5000;

/** A sample value of the field's kind, because reports do not contain field values. */
const STAND_INS: Readonly<Record<string, string>> = {
  email: 'shopper@example.com',
  tel: '0000000000',
  number: '1',
  password: 'Password 1',
};

/** Fills the fields that had a value and clears those that were empty. */
const fillAsSeen = async (user: UserEvent, { forms }: Traces): Promise<void> => {
  for (const form of document.querySelectorAll('form')) {
    const fields = forms[formMark(form)]?.fields;
    for (const [name, control] of fields ? typedFields(form) : []) {
      const isFilled = fields?.[name]?.filled === true;
      if (isFilled && control.value === '') await user.type(control, STAND_INS[control.type] ?? 'Something');
      if (!isFilled && control.value !== '') await user.clear(control);
    }
  }
};

/** Products have different names in a report than on the real page. */
const GOODS = /(?:Product|Choice)-(?:\d+|…)/;
const isNamedLike = (name: string, recorded: string): boolean => {
  const parts = name.split(GOODS);
  const [head = '', tail = ''] = [parts[0], parts.at(-1)];
  const fits = recorded.startsWith(head) && recorded.endsWith(tail);
  return parts.length > 1 && fits && recorded.length > head.length + tail.length;
};

/** The controls with this name, or with a real product name in place of the recorded placeholder. */
const controlsLike = ({ role, name }: Press): Element[] => {
  const all = [...document.querySelectorAll(CONTROL)]
    .filter((element) => !element.closest('[hidden], [aria-hidden=true], [inert]'))
    .map(controlAt)
    .map(({ label, ...found }) => ({ ...found, name: nameOf(label) }))
    .filter((found) => found.role === role);
  const exact = all.filter((found) => found.name === name);
  const meant = exact.length > 0 ? exact : all.filter((found) => isNamedLike(found.name, name));
  return meant.map(({ control }) => control);
};

/** Returns false if the control is ambiguous. Skips taps outside all controls and on labels (their control reports). */
export const pressAgain = async (user: UserEvent, press: Press): Promise<boolean> => {
  if (press.role === 'text' || press.role === 'label') return true;
  await fillAsSeen(user, press.traces);
  const [control, ...others] = await waitFor(
    () => {
      const found = controlsLike(press);
      if (found.length === 0) throw new Error('Not there yet');
      return found;
    },
    { timeout: PATIENCE_MS },
  ).catch((): Element[] => []);
  if (!control || others.length > 0) return false;
  await user.click(control);
  return true;
};
