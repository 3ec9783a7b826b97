import { useAppSelector } from '../../store/hooks';
import { Notice } from '../../ui/Notice';
import { selectEndsSoon } from './sessionSlice';

/** Warns early enough to finish typing; after the next sign-in the shopper returns to the same page. */
export const SessionEndsSoon = () =>
  useAppSelector(selectEndsSoon) && (
    <Notice urgent>
      Your session ends in less than two minutes. Sign in again after that to come back to this page.
    </Notice>
  );
