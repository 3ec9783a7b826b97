import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedIn } from '../../api/apiEvents';
import { cartApi } from '../../api/cartApi';
import { catalogueApi } from '../../api/catalogueApi';
import type { CartLine } from '../../contract/cart';
import { accountKey } from '../../lib/accountKey';
import type { Id } from '../../lib/ids';
import type { PriceAmount } from '../../lib/money';
import { sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';

/** A change to the server's cart. It is shown at once and stored until the server's cart matches it. */
export interface CartChange {
  line: CartLine;
  removed: boolean;
  /**
   * `waiting` until the server has answered, then `settled`. The server's cart is read again (`rereading`), and the
   * change is dropped. A removal that `failed` is retried at the next visit.
   */
  phase: 'waiting' | 'failed' | 'settled' | 'rereading';
  /** The change that a removal replaced; undoing the removal restores it. */
  before?: CartChange | undefined;
}

/** The last order placed in this browser. */
export interface LastOrder {
  /** The account it belongs to; see lib/accountKey. */
  account: string;
  orderCode: string | null;
  /** True when it is delivered to an address; false when it is picked up in a store. */
  isDelivered: boolean;
  /** When it was sent, by the server's clock. */
  sentAt?: number | undefined;
  lines: CartLine[];
  /** The lines of a finished order that the server's cart may still hold and that the shopper has not changed since. */
  left: Id[];
}

/** What this browser knows of a variant in the account's cart and of the account's open orders. */
export interface LineMark {
  id: Id;
  /** When this browser put the variant in, by the server's clock. */
  putIn: number | null;
  /** The quantity in an open order that was placed after that. */
  ordered: number | null;
}

/** A customer's changes that an expired session kept from the server. */
interface UnsentChanges {
  /** See lib/accountKey. */
  account: string;
  removals: Id[];
  changes: CartChange[];
}

interface CartState {
  /** The lines stored in this browser: the visitor's cart, and lines not sent to the server yet. */
  lines: CartLine[];
  changes: Record<Id, CartChange>;
  /** Removals that the server has not accepted yet; they are retried at the next visit. */
  removals: Id[];
  /** Messages about a line, by variant. */
  notes: Record<Id, string>;
  /** Variants being added to the server's cart: a second press has no effect. */
  adding: Id[];
  /** Variants whose change is being sent to the server. */
  sending: Id[];
  /** The prices of the server's lines when they were added or first seen; the server states only current prices. */
  priceAtAdd: Record<Id, PriceAmount>;
  /** The stored lines are being merged into the server's cart, which is read afterwards. */
  mergingGuestCart: boolean;
  lastOrder: LastOrder | null;
  marks: LineMark[];
  /** Restored when the same customer signs in again; not stored in the browser. */
  unsent: UnsentChanges | null;
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
  marks: [],
  unsent: null,
};

export const isChangeOpen = ({ phase }: CartChange): boolean => phase === 'waiting' || phase === 'failed';

const without = <T>(record: Record<Id, T>, id: Id): Record<Id, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

/** Changes nothing when all stay, so that no selector recomputes. */
const keepOnly = (record: Record<Id, unknown>, isWanted: (id: Id) => boolean): void => {
  for (const id of Object.keys(record)) if (!isWanted(id)) Reflect.deleteProperty(record, id);
};

const capped = (line: CartLine, quantity: number): number =>
  line.available === null ? quantity : Math.min(quantity, Math.max(line.available, 1));

/** Counts the other lines as not ordered. */
const keepOrdered = ({ lastOrder, marks }: CartState, isStill: (id: Id) => boolean): void => {
  if (lastOrder && !lastOrder.left.every(isStill)) lastOrder.left = lastOrder.left.filter(isStill);
  for (const mark of marks) if (!isStill(mark.id)) mark.ordered = null;
};

const isQuantity = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity >= 1;

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    lineAdded: (state, { payload }: PayloadAction<CartLine>) => {
      if (!state.lines.some(({ id }) => id === payload.id)) state.lines.push(payload);
    },
    /** `available` is the current stock; the line stores only the stock at the time it was added. */
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
    /** The server has accepted these lines, so they are no longer stored here. */
    linesSent: (state, { payload }: PayloadAction<Id[]>) => {
      const isSent = ({ id }: CartLine) => payload.includes(id);
      for (const { id, price } of state.lines.filter(isSent)) state.priceAtAdd[id] = price;
      state.lines = state.lines.filter((line) => !isSent(line));
      keepOrdered(state, (id) => !payload.includes(id));
    },
    /** Undoes a removal: the line returns to index `at`, which is negative for a line of the server's cart. */
    removalUndone: (state, { payload: { line, at } }: PayloadAction<{ line: CartLine; at: number }>) => {
      const change = state.changes[line.id];
      state.removals = state.removals.filter((id) => id !== line.id);
      if (change && isChangeOpen(change)) {
        state.changes = without(state.changes, line.id);
        if (change.before) state.changes[line.id] = change.before;
      } else if (!change && at >= 0 && !state.lines.some(({ id }) => id === line.id)) state.lines.splice(at, 0, line);
    },
    cartEmptied: ({ lastOrder }) => ({ ...initialState, lastOrder }),
    lastOrderChanged: (state, { payload }: PayloadAction<LastOrder | null>) => {
      state.lastOrder = payload;
    },
    /** An ordered line counts as part of the next order again. */
    lineOrderedAgain: (state, { payload }: PayloadAction<Id>) => {
      keepOrdered(state, (id) => id !== payload);
    },
    linesPutIn: (state, { payload: { ids, at } }: PayloadAction<{ ids: Id[]; at: number }>) => {
      const others = state.marks.filter(({ id }) => !ids.includes(id));
      state.marks = [...others, ...ids.map((id) => ({ id, putIn: at, ordered: null }))];
    },
    /** The quantities of the variants that stand in open orders of the account. */
    openOrdersRead: (state, { payload }: PayloadAction<Record<Id, number>>) => {
      for (const mark of state.marks) mark.ordered = payload[mark.id] ?? null;
      const isNew = ([id]: [Id, number]) => !state.marks.some((mark) => mark.id === id);
      const added = Object.entries(payload).filter(isNew);
      state.marks.push(...added.map(([id, ordered]) => ({ id, putIn: null, ordered })));
    },
    marksMerged: (state, { payload }: PayloadAction<LineMark[]>) => {
      state.marks = payload;
    },
    changesStashed: (state, { payload }: PayloadAction<UnsentChanges>) => {
      state.unsent = payload;
    },
    /** Restores unsent removals of the same customer's earlier session, except for lines added again since. */
    removalsReturned: (state, { payload }: PayloadAction<Id[]>) => {
      state.removals = payload.filter((id) => !state.lines.some((line) => line.id === id));
    },
    /** The merged lines of this tab and of another tab. */
    linesMerged: (state, { payload }: PayloadAction<CartLine[]>) => {
      state.lines = payload;
    },
    removalsMerged: (state, { payload }: PayloadAction<Id[]>) => {
      state.removals = payload;
    },

    /** Records a change by the shopper to the server's cart. */
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
      else keepOrdered(state, (id) => id !== line.id);
    },
    /** Retries the removal of a line that the server still lists. */
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
    /** A new line that the server already holds. */
    lineConfirmed: (state, { payload }: PayloadAction<CartLine>) => {
      state.changes[payload.id] = { line: payload, removed: false, phase: 'settled' };
      state.priceAtAdd[payload.id] = payload.price;
      keepOrdered(state, (id) => id !== payload.id);
      state.removals = state.removals.filter((id) => id !== payload.id);
    },
    changeSettled: (state, { payload }: PayloadAction<Id>) => {
      const change = state.changes[payload];
      if (change) change.phase = 'settled';
      const order = state.lastOrder;
      // Otherwise the open order would show the line again.
      if (change?.removed && order && !order.left.includes(payload))
        order.lines = order.lines.filter(({ id }) => id !== payload);
      state.removals = state.removals.filter((id) => id !== payload);
    },
    /** The change failed: the server's state applies again, and the line shows why. */
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
        // A mark names no account, and the next one's orders are read anyway.
        state.marks = [];
        state.unsent = null;
        state.mergingGuestCart = state.lines.length > 0;
      })
      // A logout clears everything; an expired session clears only what the server stores.
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
        const inCart = new Set(payload.map(({ variantId }) => variantId));
        for (const { variantId, variant } of payload) state.priceAtAdd[variantId] ??= variant?.price ?? null;
        keepOnly(state.priceAtAdd, (id) => inCart.has(id));
        // A read that began before the server answered may still return the old cart.
        keepOnly(state.changes, (id) => state.changes[id]?.phase !== 'rereading');
        // A line that the server does not hold needs no removal.
        const isWanted = (id: Id) => inCart.has(id) || state.changes[id] !== undefined;
        if (!state.removals.every(isWanted)) state.removals = state.removals.filter(isWanted);
        keepOrdered(state, (id) => inCart.has(id));
        if (!state.marks.every(({ id }) => isWanted(id))) state.marks = state.marks.filter(({ id }) => isWanted(id));
      });
  },
  selectors: {
    selectStoredLines: (state) => state.lines,
    selectChanges: (state) => state.changes,
    selectNotes: (state) => state.notes,
    selectPriceAtAdd: (state) => state.priceAtAdd,
    selectLastOrder: (state) => state.lastOrder,
    selectMarks: (state) => state.marks,
    selectIsAdding: (state, id: Id) => state.adding.includes(id),
    selectIsMergingGuestCart: (state) => state.mergingGuestCart,
    /** Whether any change still has to be sent to the server. */
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
  linesPutIn,
  openOrdersRead,
  marksMerged,
  changesStashed,
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
  selectStoredLines,
  selectChanges,
  selectNotes,
  selectPriceAtAdd,
  selectLastOrder,
  selectMarks,
  selectIsAdding,
  selectIsMergingGuestCart,
  selectHasWaitingChanges,
} = cartSlice.selectors;
export const cartReducer = cartSlice.reducer;
