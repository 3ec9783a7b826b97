import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { catalogueApi } from '../../api/catalogueApi';
import type { CartLine } from '../../contract/cart';
import { accountKey } from '../../lib/accountKey';
import type { Id } from '../../lib/ids';
import type { Price } from '../../lib/money';
import { sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';

/** What the shopper changed in the server's cart; it is shown at once and stays until the server's cart says the same. */
export interface CartChange {
  line: CartLine;
  removed: boolean;
  /**
   * It waits for its turn until the server has answered; then the server's cart is read again, and after that the change
   * is superfluous. A removal that failed is tried again at the next visit.
   */
  phase: 'waiting' | 'failed' | 'settled' | 'rereading';
  /** What a removal replaced; it is back when the removal is taken back. */
  before?: CartChange | undefined;
}

/** What was ordered last in this browser. */
export interface LastOrder {
  /** Whose it is; see lib/accountKey. */
  account: string;
  orderCode: string | null;
  /** It goes to an address; otherwise it is fetched from a store. */
  isDelivered: boolean;
  lines: CartLine[];
  /** Of a finished order, the lines that the server's cart may hold still and that the shopper has not touched since. */
  left: Id[];
}

export interface CartState {
  /** The lines kept in this browser: the visitor's cart, and what has not reached the server's yet. */
  lines: CartLine[];
  changes: Record<Id, CartChange>;
  /** Removals that the server has not taken yet; they are tried again at the next visit. */
  removals: Id[];
  /** What has to be said about a line. */
  notes: Record<Id, string>;
  /** Variants on their way into the server's cart: a second press changes nothing. */
  adding: Id[];
  /** Variants whose change the server is being told of. */
  sending: Id[];
  /** What the lines of the server's cart cost when they were put in, or first seen here; the server tells only of now. */
  priceAtAdd: Record<Id, Price>;
  /** The kept lines are being handed over; the server's cart is read after that. */
  mergingGuestCart: boolean;
  lastOrder: LastOrder | null;
}

const initialState: CartState = {
  lines: [],
  changes: {},
  removals: [],
  notes: {},
  adding: [],
  sending: [],
  priceAtAdd: {},
  mergingGuestCart: false,
  lastOrder: null,
};

export const isOpen = ({ phase }: CartChange): boolean => phase === 'waiting' || phase === 'failed';

const without = <T>(record: Record<Id, T>, id: Id): Record<Id, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

const capped = (line: CartLine, quantity: number): number =>
  line.available === null ? quantity : Math.min(quantity, Math.max(line.available, 1));

/** Of what was ordered, these lines are no longer those that were paid for. */
const leave = ({ lastOrder }: CartState, isStill: (id: Id) => boolean): void => {
  if (lastOrder && !lastOrder.left.every(isStill)) lastOrder.left = lastOrder.left.filter(isStill);
};

const isQuantity = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity >= 1;

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    lineAdded: (state, { payload }: PayloadAction<CartLine>) => {
      if (!state.lines.some(({ id }) => id === payload.id)) state.lines.push(payload);
    },
    /** `available` is what is known by now; the line itself remembers what there was when it was put in. */
    quantityChanged: (state, { payload }: PayloadAction<{ id: Id; quantity: number; available?: number | null }>) => {
      const line = state.lines.find(({ id }) => id === payload.id);
      if (!line || !isQuantity(payload.quantity)) return;
      if (payload.available !== undefined) line.available = payload.available;
      line.quantity = capped(line, payload.quantity);
    },
    lineRemoved: (state, { payload }: PayloadAction<Id>) => {
      state.lines = state.lines.filter(({ id }) => id !== payload);
    },
    addStarted: (state, { payload }: PayloadAction<Id>) => {
      state.adding.push(payload);
    },
    addEnded: (state, { payload }: PayloadAction<Id>) => {
      state.adding = state.adding.filter((id) => id !== payload);
    },
    guestCartMerged: (state) => {
      state.mergingGuestCart = false;
    },
    /** The server has taken these: they are no longer kept here. */
    linesSent: (state, { payload }: PayloadAction<Id[]>) => {
      const isSent = ({ id }: CartLine) => payload.includes(id);
      for (const { id, price } of state.lines.filter(isSent)) state.priceAtAdd[id] = price;
      state.lines = state.lines.filter((line) => !isSent(line));
      leave(state, (id) => !payload.includes(id));
    },
    /** 'Removed' is taken back: the line is where it was; `at` is below zero for one of the server's cart. */
    removalUndone: (state, { payload: { line, at } }: PayloadAction<{ line: CartLine; at: number }>) => {
      const change = state.changes[line.id];
      state.removals = state.removals.filter((id) => id !== line.id);
      if (change && isOpen(change)) {
        state.changes = without(state.changes, line.id);
        if (change.before) state.changes[line.id] = change.before;
      } else if (!change && at >= 0 && !state.lines.some(({ id }) => id === line.id)) state.lines.splice(at, 0, line);
    },
    cartEmptied: ({ lastOrder }) => ({ ...initialState, lastOrder }),
    lastOrderChanged: (state, { payload }: PayloadAction<LastOrder | null>) => {
      state.lastOrder = payload;
    },
    /** What was paid for already is wanted once more. */
    lineOrderedAgain: (state, { payload }: PayloadAction<Id>) => {
      leave(state, (id) => id !== payload);
    },
    /** Removals that an earlier session of the same customer had not sent; what has been put in since is not removed. */
    removalsReturned: (state, { payload }: PayloadAction<Id[]>) => {
      state.removals = payload.filter((id) => !state.lines.some((line) => line.id === id));
    },
    /** What this tab holds and what another tab stored, merged. */
    linesMerged: (state, { payload }: PayloadAction<CartLine[]>) => {
      state.lines = payload;
    },
    removalsMerged: (state, { payload }: PayloadAction<Id[]>) => {
      state.removals = payload;
    },

    /** The server's cart, changed by the shopper. */
    changeMade: (state, { payload: { line, removed } }: PayloadAction<{ line: CartLine; removed: boolean }>) => {
      if (!removed && !isQuantity(line.quantity)) return;
      const now = state.changes[line.id];
      const before = now?.removed ? now.before : now;
      state.changes[line.id] = {
        line: { ...line, quantity: capped(line, line.quantity) },
        removed,
        phase: 'waiting',
        ...(removed && { before }),
      };
      state.notes = without(state.notes, line.id);
      state.removals = state.removals.filter((id) => id !== line.id);
      if (removed) state.removals.push(line.id);
      else leave(state, (id) => id !== line.id);
    },
    /** A line that came back although it was removed here. */
    removalRetried: (state, { payload: line }: PayloadAction<CartLine>) => {
      state.changes[line.id] = { line, removed: true, phase: 'waiting' };
    },
    sendingStarted: (state, { payload }: PayloadAction<Id>) => {
      state.sending.push(payload);
    },
    sendingEnded: (state, { payload }: PayloadAction<Id>) => {
      state.sending = state.sending.filter((id) => id !== payload);
    },
    removalFailed: (state, { payload }: PayloadAction<Id>) => {
      const change = state.changes[payload];
      if (change?.removed && change.phase === 'waiting') change.phase = 'failed';
    },
    /** A new line that the server holds already. */
    lineConfirmed: (state, { payload }: PayloadAction<CartLine>) => {
      state.changes[payload.id] = { line: payload, removed: false, phase: 'settled' };
      state.priceAtAdd[payload.id] = payload.price;
      leave(state, (id) => id !== payload.id);
      state.removals = state.removals.filter((id) => id !== payload.id);
    },
    changeSettled: (state, { payload }: PayloadAction<Id>) => {
      const change = state.changes[payload];
      if (change) change.phase = 'settled';
      state.removals = state.removals.filter((id) => id !== payload);
    },
    /** The change did not come about: what the server holds counts, and the line says why. */
    changeUndone: (state, { payload: { id, note } }: PayloadAction<{ id: Id; note?: string }>) => {
      state.changes = without(state.changes, id);
      state.removals = state.removals.filter((other) => other !== id);
      if (note !== undefined) state.notes[id] = note;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, (state, { payload }) => {
        if (state.lastOrder?.account !== accountKey(payload.account)) state.lastOrder = null;
        state.mergingGuestCart = state.lines.length > 0;
      })
      // A log-out leaves nothing; a session that ends by itself takes only what is with the server.
      .addCase(sessionEnded, ({ lines, lastOrder }, { payload }) =>
        payload === 'loggedOut' ? initialState : { ...initialState, lines, lastOrder },
      )
      .addCase(tokenChangedElsewhere, ({ lines, lastOrder }) => ({ ...initialState, lines, lastOrder }))
      .addMatcher(cartApi.endpoints.getCart.matchPending, (state) => {
        for (const change of Object.values(state.changes)) if (change.phase === 'settled') change.phase = 'rereading';
      })
      .addMatcher(catalogueApi.endpoints.getVariant.matchFulfilled, (state, { payload, meta }) => {
        state.priceAtAdd[meta.arg.originalArgs] ??= payload?.price ?? null;
      })
      .addMatcher(cartApi.endpoints.getCart.matchFulfilled, (state, { payload }) => {
        const prices = payload.map(({ variantId, variant }) => [
          variantId,
          state.priceAtAdd[variantId] ?? variant?.price ?? null,
        ]);
        state.priceAtAdd = Object.fromEntries(prices) as Record<Id, Price>;
        // A reading that began before the server had answered may still be the old cart.
        const left = Object.entries(state.changes).filter(([, { phase }]) => phase !== 'rereading');
        state.changes = Object.fromEntries(left);
        // What the server does not hold needs no removing.
        const held = new Set(payload.map(({ variantId }) => variantId));
        state.removals = state.removals.filter((id) => held.has(id) || state.changes[id]);
        leave(state, (id) => held.has(id));
      });
  },
  selectors: {
    selectKeptLines: (state) => state.lines,
    selectChanges: (state) => state.changes,
    selectRemovals: (state) => state.removals,
    selectNotes: (state) => state.notes,
    selectPriceAtAdd: (state) => state.priceAtAdd,
    selectLastOrder: (state) => state.lastOrder,
    selectIsAdding: (state, id: Id) => state.adding.includes(id),
    selectIsMergingGuestCart: (state) => state.mergingGuestCart,
    /** Whether the server has still to be told of something. */
    selectHasWaitingChanges: (state) => Object.values(state.changes).some(({ phase }) => phase === 'waiting'),
  },
});

export const {
  lineAdded,
  quantityChanged,
  lineRemoved,
  addStarted,
  addEnded,
  guestCartMerged,
  linesSent,
  removalUndone,
  cartEmptied,
  lastOrderChanged,
  lineOrderedAgain,
  removalsReturned,
  linesMerged,
  removalsMerged,
  changeMade,
  removalRetried,
  sendingStarted,
  sendingEnded,
  removalFailed,
  lineConfirmed,
  changeSettled,
  changeUndone,
} = cartSlice.actions;
export const {
  selectKeptLines,
  selectChanges,
  selectNotes,
  selectPriceAtAdd,
  selectLastOrder,
  selectIsAdding,
  selectIsMergingGuestCart,
  selectHasWaitingChanges,
} = cartSlice.selectors;
export const cartReducer = cartSlice.reducer;
