import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addedToCart } from '../../api/apiEvents';

export type Overlay =
  'cartDrawer' | 'mobileMenu' | 'sidePanel' | 'siteMap' | 'quickView' | 'sizeGuide' | 'delivery' | 'filter' | 'report';
type SidePanelView = 'login' | 'register';

/** Which drawers and dialogs are open, the topmost last. */
interface OverlaysState {
  open: Overlay[];
  sidePanelView: SidePanelView;
}

const initialState: OverlaysState = { open: [], sidePanelView: 'login' };

const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    overlayOpened: (state, { payload }: PayloadAction<Overlay>) => {
      if (!state.open.includes(payload)) state.open.push(payload);
    },
    overlayClosed: (state, { payload }: PayloadAction<Overlay>) => {
      state.open = state.open.filter((overlay) => overlay !== payload);
    },
    /** The shopper went to another page: nothing stays open over it. */
    allOverlaysClosed: (state) => {
      if (state.open.length > 0) state.open = [];
    },
    sidePanelTurned: (state, { payload }: PayloadAction<SidePanelView>) => {
      state.sidePanelView = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addedToCart, (state) => {
      if (!state.open.includes('cartDrawer')) state.open.push('cartDrawer');
    });
  },
  selectors: {
    selectAnyOpen: (state) => state.open.length > 0,
    selectIsOpen: (state, overlay: Overlay) => state.open.includes(overlay),
    selectSidePanelView: (state) => state.sidePanelView,
  },
});

export const { overlayOpened, overlayClosed, allOverlaysClosed, sidePanelTurned } = overlaysSlice.actions;
export const { selectAnyOpen, selectIsOpen, selectSidePanelView } = overlaysSlice.selectors;
export const overlaysReducer = overlaysSlice.reducer;
