import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CONTROL, controlAt } from '../../features/support/traces/controlName';
import { formMark, typedFields } from '../../features/support/traces/formTraces';
import type { Traces } from '../../features/support/traces/traces';
import type { Press } from './storyOf';

/** How long a page has to come to what was recorded of it. */
export const PATIENCE_MS = 5000;

/** Something of its kind, for what stood in a field is not in a report. */
const STAND_INS: Readonly<Record<string, string>> = {
  email: 'shopper@example.com',
  tel: '0000000000',
  number: '1',
  password: 'Password 1',
};

/** Something where something stood, nothing where nothing did. */
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

/** Goods have other names in a report than on the page it tells of. */
const GOODS = /(?:Product|Choice)-(?:\d+|…)/;
const isNamedLike = (name: string, recorded: string): boolean => {
  const parts = name.split(GOODS);
  const [head = '', tail = ''] = [parts[0], parts.at(-1)];
  const fits = recorded.startsWith(head) && recorded.endsWith(tail);
  return parts.length > 1 && fits && recorded.length > head.length + tail.length;
};

/** The controls that were meant: those of this name, or else those that name goods in its place. */
const controlsLike = ({ role, name }: Press): Element[] => {
  const all = [...document.querySelectorAll(CONTROL)]
    .filter((element) => !element.closest('[hidden], [aria-hidden=true], [inert]'))
    .map(controlAt)
    .filter((found) => found.role === role);
  const exact = all.filter((found) => found.name === name);
  const meant = exact.length > 0 ? exact : all.filter((found) => isNamedLike(found.name, name));
  return meant.map(({ control }) => control);
};

/** Says false where it cannot be told which control was meant. A tap beside all controls, or on a label, whose control tells itself, is none. */
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
