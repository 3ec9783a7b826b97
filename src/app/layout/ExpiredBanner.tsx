import { selectHasExpired } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { lazyWithRetry } from '../lazyWithRetry';
import { LazyPart } from './LazyPart';

const ExpiredNote = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "status" */ './ExpiredNote')).ExpiredNote,
);

/** Where a session that has ended by itself is told; what is told comes when there is something to tell. */
export const ExpiredBanner = () => (
  // The region is always there, so that what comes into it is read out.
  <div role="status">
    {useAppSelector(selectHasExpired) && (
      <LazyPart>
        <ExpiredNote />
      </LazyPart>
    )}
  </div>
);
