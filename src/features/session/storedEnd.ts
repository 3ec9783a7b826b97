import type { TextStorage } from '../../lib/entries/storage';
import { NOTIFY_REASONS, type SessionEnd } from './sessionSlice';

/** Tells other tabs why the token is gone. It is written before the token is removed; a logout leaves no reason. */
const KEY = 'sessionEnd';

export const storeEnd = (storage: TextStorage | null, end: SessionEnd | null): void => {
  try {
    if (NOTIFY_REASONS.includes(end)) storage?.setItem(KEY, String(end));
    else storage?.removeItem(KEY);
  } catch {
    // Without it, the other tabs show no message.
  }
};

export const storedEnd = (storage: TextStorage | null): SessionEnd | null => {
  try {
    const stored = storage?.getItem(KEY);
    return NOTIFY_REASONS.find((reason) => reason === stored) ?? null;
  } catch {
    return null;
  }
};
