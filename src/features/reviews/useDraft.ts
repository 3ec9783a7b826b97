import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { accountKey } from '../../lib/accountKey';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/types';
import { type FormValues, valuesOf } from '../../ui/formFields';
import { selectAccount, sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';

export const FIELDS = ['rating', 'title', 'text'] as const;
type Draft = FormValues<(typeof FIELDS)[number]>;

/** By customer and product, in this tab's memory only. */
const drafts = new Map<string, Draft>();

/** It survives an expired session but not a sign-out: the device may change hands. */
const FORGET = {
  matcher: isAnyOf(sessionEnded, tokenChangedElsewhere),
  effect: (_action: unknown, { getState }: { getState: () => unknown }) => {
    if ((getState() as RootState).session.ended === 'loggedOut') drafts.clear();
  },
};

/** What the customer is writing about a product. */
export const useDraft = (code: string) => {
  const dispatch = useAppDispatch();
  const key = `${accountKey(useAppSelector(selectAccount))} ${code}`;
  const [draft] = useState(() => drafts.get(key) ?? { rating: '', title: '', text: '' });
  useEffect(() => {
    dispatch(addListener(FORGET));
  }, [dispatch]);
  return {
    draft,
    keepDraft: (form: HTMLFormElement) => drafts.set(key, valuesOf(form, FIELDS)),
    dropDraft: () => drafts.delete(key),
  };
};
