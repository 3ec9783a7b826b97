import { createContext } from 'react';

export interface ToastPause {
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

/** Pauses all toasts while one is read; otherwise a closing toast would move that one away from under the pointer. */
export const ToastPauseContext = createContext<ToastPause>({ paused: false, setPaused: () => undefined });
