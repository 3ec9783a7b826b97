import { createContext } from 'react';

export interface ToastPause {
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

/** While one toast is read none of them leaves, or the one that is read would slip away from under the pointer. */
export const ToastPauseContext = createContext<ToastPause>({ paused: false, setPaused: () => undefined });
