import { accountKey } from '../../../lib/accountKey';
import type { RootState } from '../../../store/types';
import { isRecord } from '../../../lib/json';
import { navigationType } from '../../../lib/navigationType';
import { stateAfter } from '../changes';
import type { RecordedState } from '../../redact/exportState';
import type { RecordedStep } from '../recording';
import { dropStory, readStory } from './storedStory';
import { mayRestore } from './owner';
import type { StoredStory } from './readStoredStory';

/** The recording of the page before the last load, and the gap since then. */
export interface Earlier extends Omit<StoredStory, 'account' | 'made'> {
  gap: Omit<RecordedStep, 'changes'>;
}

const wasLeaving = (end: RecordedState): boolean => isRecord(end.payment) && end.payment.phase === 'leaving';

/** The name of the gap between two pages. */
const gapName = (page: Window, cameFromPayment: boolean): string => {
  if (cameFromPayment || page.location.pathname.startsWith('/payment/')) return 'gap/paymentPage';
  return navigationType(page) === 'reload' ? 'gap/reloaded' : 'gap/elsewhere';
};

export const gapStep = (page: Window, cameFromPayment: boolean, since: number, now: number): Earlier['gap'] => ({
  type: gapName(page, cameFromPayment),
  at: now,
  mark: 'gap',
  about: { away: `${Math.max(0, Math.round((now - since) / 1000))} s` },
});

/** Restores the recording for its owner only; that of another shopper is dropped. */
export const readEarlier = (page: Window, { session }: RootState): Earlier | null => {
  const stored = readStory();
  // Dropped after reading: it is stored again, with later steps, when this page is left.
  dropStory();
  if (!stored || !mayRestore(stored, accountKey(session.account))) return null;
  const { made, base, steps, requests, errors, counts, owner } = stored;
  const gap = gapStep(page, wasLeaving(stateAfter(steps, base)), made, Math.round(page.performance.timeOrigin));
  return { base, steps, requests, errors, counts, owner, gap };
};
