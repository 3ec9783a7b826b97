import { isApiError, isOutcomeUnknown, isSuperseded, readErrorText } from '../../api/apiError';
import { addedToCart, alreadyInCart, notify, REMOVED, removalConfirmed } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { readFresh } from '../../api/readFresh';
import type { CartLine } from '../../contract/cart';
import type { Id } from '../../lib/ids';
import type { ShopThunk } from '../../store/types';
import { selectIsSignedIn } from '../session/sessionSlice';
import { selectCartLines, selectIsInCart, selectIsInServerCart } from './cartSelectors';
import {
  addEnded,
  addStarted,
  type CartChange,
  changeMade,
  changeSettled,
  changeUndone,
  lineAdded,
  lineRemoved,
  lineConfirmed,
  quantityChanged,
  removalFailed,
  removalUndone,
  selectHasWaitingChanges,
  selectStoredLines,
  sendingEnded,
  sendingStarted,
} from './cartSlice';

const { getCart, addToCart, removeFromCart } = cartApi.endpoints;

/** Reads the server's cart; resolves to false when it cannot be read. */
export const readCart = (): ShopThunk<Promise<boolean>> => async (dispatch) =>
  (await dispatch(readFresh(getCart, undefined))).data !== undefined;

/** Marks a change as accepted by the server; the cart is read again once no other change is waiting. */
const confirmChange =
  (id: Id): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(changeSettled(id));
    if (!selectHasWaitingChanges(getState())) await dispatch(readCart());
  };

const ACCOUNT_CHANGED = 'You’re now signed in to another account, so nothing was added. Please try again.';

const addAtServer =
  (line: CartLine): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { error } = await dispatch(addToCart.initiate({ id: line.id, quantity: line.quantity }));
    if (error === undefined) {
      dispatch(lineConfirmed(line));
      dispatch(addedToCart());
      void dispatch(confirmChange(line.id));
      return;
    }
    if (isSuperseded(error)) {
      if (!isOutcomeUnknown(error)) dispatch(notify('error', ACCOUNT_CHANGED));
      return;
    }
    // The session has expired, so this is a visitor's bag; it is merged at the next sign-in.
    if (isApiError(error) && error.kind === 'unauthorised' && !selectIsSignedIn(getState())) {
      dispatch(lineAdded(line));
      dispatch(addedToCart());
      return;
    }
    // Only the response may be lost, so check the cart itself.
    if (isOutcomeUnknown(error) && (await dispatch(readCart())) && selectIsInCart(getState(), line.id)) {
      dispatch(addedToCart());
      return;
    }
    dispatch(notify('error', readErrorText(error)));
  };

/** Adds a line to the account's cart after reading it. Nothing is added if another account has signed in meanwhile. */
const addForAccount =
  (line: CartLine): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { token } = getState().session;
    // Adding sets the quantity of a line that the cart holds already, so the cart must be known.
    const { data, error } = await dispatch(getCart.initiate(undefined, { subscribe: false }));
    const { cart, session } = getState();
    if (session.token !== token && (session.token !== null || session.ended === 'loggedOut')) {
      dispatch(notify('error', ACCOUNT_CHANGED));
    } else if (session.token !== null && !data && isOutcomeUnknown(error)) {
      dispatch(notify('error', readErrorText(error)));
    } else if (data?.some(({ variantId }) => variantId === line.id) && !cart.changes[line.id]) {
      dispatch(alreadyInCart());
    } else await dispatch(addAtServer(line));
  };

/** Adds a line to the bag; a variant that is already there is left unchanged. */
export const addLine =
  (line: CartLine): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (getState().cart.adding.includes(line.id)) return;
    const inCart = selectCartLines(getState()).find(({ id }) => id === line.id);
    if (inCart?.ordered) {
      // The shopper adds an ordered line again, so it counts again, with the requested quantity.
      dispatch(changeQuantity(line.id, line.quantity));
      dispatch(addedToCart());
    } else if (inCart) {
      dispatch(alreadyInCart());
    } else if (selectIsSignedIn(getState())) {
      dispatch(addStarted(line.id));
      await dispatch(addForAccount(line));
      dispatch(addEnded(line.id));
    } else {
      dispatch(lineAdded(line));
      dispatch(addedToCart());
    }
  };

export const changeQuantity =
  (id: Id, quantity: number): ShopThunk =>
  (dispatch, getState) => {
    const line = selectCartLines(getState()).find((other) => other.id === id);
    if (!line || quantity < 1) return;
    const isStored = selectStoredLines(getState()).some((stored) => stored.id === id);
    if (isStored) dispatch(quantityChanged({ id, quantity, available: line.available }));
    // A line that could not be merged yet may be in both carts.
    if (!isStored || selectIsInServerCart(getState(), id)) {
      dispatch(changeMade({ line: { ...line, quantity }, removed: false }));
    }
  };

export const removeLine =
  (id: Id): ShopThunk =>
  (dispatch, getState) => {
    const shown = selectCartLines(getState()).find((line) => line.id === id);
    if (!shown) return;
    const { lines } = getState().cart;
    const stored = lines.findIndex((line) => line.id === id);
    const at = selectIsInServerCart(getState(), id) ? -1 : stored;
    const line = lines[at] ?? shown;
    if (stored >= 0) dispatch(lineRemoved(id));
    if (at < 0) dispatch(changeMade({ line, removed: true }));
    dispatch(notify('success', REMOVED, removalUndone({ line, at })));
  };

const sendRemoval =
  (id: Id, isRetry: boolean): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const change = getState().cart.changes[id];
    const { data, error } = await dispatch(removeFromCart.initiate(id));
    if (error !== undefined) {
      // The line stays removed here and the removal is retried at the next visit.
      if (getState().cart.changes[id] === change) dispatch(removalFailed(id));
      return;
    }
    // The retry of a failed removal shows no message, because the shopper has already seen one.
    if (data.message && !isRetry) dispatch(removalConfirmed(data.message));
    // Skipped if the removal was undone meanwhile, because the line is being added again.
    if (getState().cart.changes[id]?.removed) await dispatch(confirmChange(id));
  };

const sendQuantity =
  (change: CartChange): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { id, quantity } = change.line;
    // A newer change of the line is sent separately.
    const isCurrent = () => getState().cart.changes[id] === change;
    const { error } = await dispatch(addToCart.initiate({ id, quantity }));
    if (!isCurrent()) return;
    if (error === undefined) {
      await dispatch(confirmChange(id));
      return;
    }
    if (isOutcomeUnknown(error)) await dispatch(readCart());
    if (isCurrent()) dispatch(changeUndone({ id, note: readErrorText(error) }));
  };

/** Sends the change of one line to the server. */
export const sendChange =
  (id: Id, isRetry: boolean): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const change = getState().cart.changes[id];
    if (change?.phase !== 'waiting') return;
    dispatch(sendingStarted(id));
    await dispatch(change.removed ? sendRemoval(id, isRetry) : sendQuantity(change));
    dispatch(sendingEnded(id));
  };
