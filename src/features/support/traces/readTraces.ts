import { isRecord } from '../../../lib/isRecord';
import { plainWords } from '../plainWords';
import { wordsIn } from './controlName';
import { readForms } from './formTraces';
import type { ReturnTrace, Traces } from './traces';

const RETURNS = ['otherPayment', 'notPaid', 'downPayment', 'noDownPayment'];

const readAlerts = (page: Document): string[] =>
  [...page.querySelectorAll('[role=alert]')]
    .filter((alert) => !alert.closest('[hidden], [aria-hidden=true]'))
    .map((alert) => plainWords(wordsIn(alert)))
    .filter(Boolean);

/** What the router keeps in the history entry of somebody who comes back from a payment. */
const readReturn = (state: unknown): ReturnTrace | null => {
  const { returned, text } = isRecord(state) && isRecord(state.usr) ? state.usr : {};
  if (typeof returned !== 'string' || !RETURNS.includes(returned)) return null;
  return { returned, ...(typeof text === 'string' && { text: plainWords(text) }) };
};

/** Looks at the page as it is now; no value that somebody typed is among what it sees. */
export const readTraces = (page: Window, depth: number): Traces => ({
  forms: readForms(page.document),
  alerts: readAlerts(page.document),
  window: `${page.innerWidth} × ${page.innerHeight}`,
  depth,
  back: readReturn(page.history.state),
});
