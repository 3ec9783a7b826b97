import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../config/paths';
import { selectAccount, selectEndsSoon, selectIsSignedIn, selectSessionEnd } from '../features/session/sessionSlice';
import { accountKey } from '../lib/accountKey';
import { useAppSelector } from '../store/hooks';
import { Notice } from '../ui/Notice';
import { hideWhileInBfcache } from './hideWhileInBfcache';

/** Warns early enough to finish typing; after the next sign-in the shopper returns to the same page. */
const SessionEndsSoon = () =>
  useAppSelector(selectEndsSoon) && (
    <Notice urgent>
      Your session ends in less than two minutes. Sign in again after that to come back to this page.
    </Notice>
  );

/** A guard stores this in the history entry of the sign-in page, so that signing in returns to the page. */
interface SignInState {
  from: string;
}

/** For pages of signed-in shoppers; a visitor signs in first and then returns. */
export const SignedIn = ({ children }: { children: ReactNode }) => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const ended = useAppSelector(selectSessionEnd);
  const who = accountKey(useAppSelector(selectAccount));
  const { pathname, search, hash } = useLocation();
  const [cameSignedIn] = useState(isSignedIn);
  useEffect(() => (isSignedIn ? hideWhileInBfcache(window) : undefined), [isSignedIn]);

  if (isSignedIn) {
    // When another shopper signs in in another tab, the page is remounted: the text typed here is not theirs.
    return (
      <Fragment key={who}>
        <SessionEndsSoon />
        {children}
      </Fragment>
    );
  }
  // After a logout, the next shopper must not be redirected to this page.
  const from = cameSignedIn && ended === 'loggedOut' ? null : pathname + search + hash;
  return <Navigate to={paths.auth} replace state={from && ({ from } satisfies SignInState)} />;
};
