import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isRecord } from '../lib/isRecord';

/** Whether this tab has shown another page of the shop before this one: the router counts its entries. */
const hasBefore = (): boolean => {
  const state: unknown = window.history.state;
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
