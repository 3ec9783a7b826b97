import { selectHasExpired } from '../../../features/session/sessionSlice';
import { useAppSelector } from '../../../store/hooks';
import { lazyWithRetry } from '../../lazyWithRetry';
import { LazyPart } from '../drawers/LazyPart';

const ExpiredNote = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "status" */ './ExpiredNote')).ExpiredNote,
);

/** The live region for an expired session; the note is rendered only when the session has expired. */
export const ExpiredBanner = () => (
  // The region is always mounted, so that screen readers announce its content.
  <div role="status">
    {useAppSelector(selectHasExpired) && (
      <LazyPart>
        <ExpiredNote />
      </LazyPart>
    )}
  </div>
);
