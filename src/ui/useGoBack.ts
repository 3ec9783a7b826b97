import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isRecord } from '../lib/json';

/** Whether the entry before this one in the tab's history is a page of the shop. */
const hasBefore = (): boolean => {
  const state: unknown = window.history.state;
  // A typed address starts the router's count again, but the browser counts all adjacent entries of this origin.
  if ('navigation' in window) return window.navigation.canGoBack;
  return isRecord(state) && Number(state.idx) > 0;
};

/** For a link whose address is the fallback when there is no page to go back to. */
export const useGoBack = (): ((event: MouseEvent) => void) => {
  const navigate = useNavigate();
  return (event) => {
    if (!hasBefore()) return;
    event.preventDefault();
    void navigate(-1);
  };
};
