import { createAction } from '@reduxjs/toolkit';
import type { User } from '../contract/customer';

/** Actions that concern more than one feature. */

export const loggedIn = createAction<{ token: string; account: User; keep?: boolean }>('session/loggedIn');

/** The session continues with a new token; the server has ended every session of the old one. */
export const tokenRenewed = createAction<string>('session/tokenRenewed');

/** The server no longer accepts the token that this browser holds. */
export const sessionRefused = createAction('session/refused');

/** A line was added to the bag, so the bag opens. */
export const addedToCart = createAction('cart/addConfirmed');
export const alreadyInCart = createAction('cart/alreadyThere');
/** The notice of a removed line, until the server's message replaces it. */
export const REMOVED = 'Removed';
/** The server's message about a removed line. */
export const removalConfirmed = createAction<string>('cart/removalConfirmed');

export type NoticeKind = 'success' | 'info' | 'error';

/** A short notice for the shopper, on any page. */
export const notify = createAction('shop/notified', (kind: NoticeKind, text: string, undo?: Undo) => ({
  payload: { kind, text, ...(undo && { undo }) },
}));

/** The chunk of a part that the shopper opened has failed to load. */
export const notOpened = () => notify('error', 'This could not be opened. Please try again.');

/** The action that undoes what a notice reports. */
export interface Undo {
  type: string;
  payload?: unknown;
}
