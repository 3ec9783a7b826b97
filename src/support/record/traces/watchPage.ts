import { idle } from '../../../lib/runWhenIdle';
import type { PageWatch, PageEvent } from '../recording';
import { controlAt, nameOf } from './controlName';
import { formMark } from './formTraces';
import { fieldAt, fieldStep, pageStep } from './pageSteps';
import { readTraces } from './readTraces';
import { NO_TRACES, type Traces } from './traces';

const SOON_MS = 500;
const QUARTERS = 4;

/** Scroll depth of the page in per cent, in steps of a quarter. */
const depthOf = ({ scrollY, innerHeight, document }: Window): number => {
  const { scrollHeight } = document.documentElement;
  return (Math.min(QUARTERS, Math.floor(((scrollY + innerHeight) / scrollHeight) * QUARTERS)) * 100) / QUARTERS;
};

/** Describes the event when the browser is idle. */
type Note = (describe: () => PageEvent) => void;

/**
 * Watches what the store does not contain: forms, taps, alerts, the window. The value of a field is never recorded,
 * only whether it has one; the name of a control is redacted to plain words.
 */
export const watchPage = (page: Window, note: Note): Pick<PageWatch, 'look'> => {
  let latest = NO_TRACES;
  let path = page.location.pathname;
  let deepest = 0;
  let hasScrolled = false;

  const read = (): Traces => {
    if (path !== page.location.pathname) {
      deepest = 0;
      latest = { ...latest, depth: 0 };
    }
    path = page.location.pathname;
    // Measured only after scrolling, since it costs the browser a layout.
    if (hasScrolled) deepest = Math.max(deepest, depthOf(page));
    hasScrolled = false;
    return readTraces(page, deepest);
  };
  const tell = (seen: PageEvent, now: Traces): void => {
    latest = now;
    note(() => ({ ...seen, traces: now }));
  };
  const look = (): void => {
    const now = read();
    const seen = pageStep(latest, now);
    if (seen) tell(seen, now);
    else latest = now;
  };

  let isWaiting = false;
  const lookSoon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    void idle(SOON_MS).then(() => {
      isWaiting = false;
      look();
    });
  };

  const scroll = (): void => {
    hasScrolled = true;
    lookSoon();
  };
  const leaveField = ({ target }: Event): void => {
    const field = fieldAt(target);
    if (!field) return;
    const now = read();
    if (JSON.stringify(now.forms) !== JSON.stringify(latest.forms)) tell(fieldStep(field, now), now);
  };
  const submit = ({ target }: Event): void => {
    if (target instanceof HTMLFormElement) tell({ type: 'form/submitted', about: { form: formMark(target) } }, read());
  };
  const click = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const { role, label } = controlAt(target);
    note(() => ({ type: 'page/clicked', about: { role, name: nameOf(label) } }));
    // A field is read when it is left.
    if (role !== 'field' && role !== 'label') lookSoon();
  };

  const quietly = { capture: true, passive: true };
  page.document.addEventListener('change', leaveField, quietly);
  page.document.addEventListener('focusout', leaveField, quietly);
  page.document.addEventListener('submit', submit, quietly);
  page.document.addEventListener('click', click, quietly);
  page.addEventListener('scroll', scroll, quietly);
  page.addEventListener('resize', lookSoon, quietly);
  new MutationObserver(lookSoon).observe(page.document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-invalid', 'hidden'],
  });
  look();
  return { look };
};
