import type { TextStorage } from '../../lib/entries/entry';
import { NOTIFY_REASONS, type SessionEnd } from './sessionSlice';

/** Informs other tabs why the token was removed. Written before the removal; a logout stores no reason. */
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
