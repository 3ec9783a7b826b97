import { isRecord } from '../../../lib/json';
import { recordables } from '../../../ui/useRecorded';
import { plainWords } from '../../redact/plainWords';
import { isPlainName } from '../../redact/redactors';
import { wordsIn } from './controlName';
import { readForms } from './formTraces';
import type { ReturnTrace, Traces } from './traces';

const RETURNS = ['otherPayment', 'notPaid', 'paid', 'saved', 'downPayment', 'noDownPayment'];

const readAlerts = (page: Document): string[] =>
  [...page.querySelectorAll('[role=alert]')]
    .filter((alert) => !alert.closest('[hidden], [aria-hidden=true]'))
    .map((alert) => plainWords(wordsIn(alert)))
    .filter(Boolean);

/** The router's history state after a return from the payment page. */
const readReturn = (state: unknown): ReturnTrace | null => {
  const { returned, text } = isRecord(state) && isRecord(state.usr) ? state.usr : {};
  if (typeof returned !== 'string' || !RETURNS.includes(returned)) return null;
  return { returned, ...(typeof text === 'string' && { text: plainWords(text) }) };
};

const readTab = ({ location: { hash }, document }: Window): string =>
  document.getElementById(hash.slice(1))?.getAttribute('role') === 'tab' ? hash : '';

const readChoices = (): Required<Traces>['choices'] =>
  Object.fromEntries(
    [...recordables].filter((entry) => entry.every((one) => typeof one !== 'string' || isPlainName(one))),
  );

/** Reads the page's current traces; typed values are never included. */
export const readTraces = (page: Window, depth: number): Traces => ({
  forms: readForms(page.document),
  alerts: readAlerts(page.document),
  window: `${page.innerWidth} × ${page.innerHeight}`,
  depth,
  back: readReturn(page.history.state),
  tab: readTab(page),
  choices: readChoices(),
});
