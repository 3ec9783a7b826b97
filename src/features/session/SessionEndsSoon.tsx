import { useAppSelector } from '../../store/hooks';
import { Notice } from '../../ui/Notice';
import { selectEndsSoon } from './sessionSlice';

/** Told in time to finish what one is typing; afterwards the same page waits behind the sign-in. */
export const SessionEndsSoon = () =>
  useAppSelector(selectEndsSoon) && (
    <Notice urgent>
      Your session ends in less than two minutes. Sign in again after that to come back to this page.
    </Notice>
  );
