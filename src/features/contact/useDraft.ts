import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { accountKey } from '../../lib/accountKey';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useEnvironment } from '../../store/ShopProvider';
import type { RootState } from '../../store/types';
import { valuesOf } from '../../ui/formFields';
import { selectAccount, sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';
import { dropDraft, FIELDS, readDraft, type Texts, writeDraft } from './draft';

/** It survives an expired session but not a sign-out, also on another page: the device may change hands. */
const FORGET = {
  matcher: isAnyOf(sessionEnded, tokenChangedElsewhere),
  effect: (_action: unknown, { getState }: { getState: () => unknown }) => {
    const { token, ended } = (getState() as RootState).session;
    if (token === null && ended === 'loggedOut') dropDraft();
  },
};

/** The draft of a message: restored after a reload, and also for a visitor who has signed in since. */
export const useDraft = (): { texts: Texts; onInput: (form: HTMLFormElement) => void } => {
  const dispatch = useAppDispatch();
  const { isTimeTravelling } = useEnvironment();
  const account = useAppSelector(selectAccount);
  const mayKeep = useAppSelector((state) => state.session.keep);
  const [texts] = useState<Texts>(() => {
    const name = account ? `${account.first_name} ${account.last_name}`.trim() : '';
    const draft = readDraft(accountKey(account));
    return draft ?? { name, email: account?.email ?? '', message: '', order: '' };
  });
  useEffect(() => {
    dispatch(addListener(FORGET));
  }, [dispatch]);
  return {
    texts,
    onInput: (form) => {
      // Nothing is stored during time travel, and nothing personal on a shared phone.
      if (mayKeep && !isTimeTravelling()) writeDraft(accountKey(account), valuesOf(form, FIELDS));
    },
  };
};
