import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addedToCart } from '../../api/apiEvents';
import type { SizeGuide } from '../../domain/clothing';

export type Overlay =
  | 'cartDrawer'
  | 'mobileMenu'
  | 'sidePanel'
  | 'siteMap'
  | 'quickView'
  | 'sizeGuide'
  | 'delivery'
  | 'filter'
  | 'zoom'
  | 'schedule'
  | 'report';
type SidePanelView = 'login' | 'register';
/** The tabs of each bar; the first is the default. */
export const TABS = {
  product: ['description', 'info', 'reviews'],
  siteMap: ['women', 'men', 'kids'],
} as const;
type TabBarName = keyof typeof TABS;

/** Which drawers and dialogs are open, the topmost last, and which tabs are shown. */
interface OverlaysState {
  open: Overlay[];
  sidePanelView: SidePanelView;
  sizeGuide: SizeGuide;
  /** The selected tab of each bar. */
  tabs: { [B in TabBarName]: (typeof TABS)[B][number] };
}

const FIRST_TABS = { product: TABS.product[0], siteMap: TABS.siteMap[0] };
const initialState: OverlaysState = { open: [], sidePanelView: 'login', sizeGuide: 'all', tabs: FIRST_TABS };

const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    overlayOpened: (state, { payload }: PayloadAction<Overlay>) => {
      if (!state.open.includes(payload)) state.open.push(payload);
    },
    sizeGuideOpened: (state, { payload }: PayloadAction<SizeGuide>) => {
      state.sizeGuide = payload;
      if (!state.open.includes('sizeGuide')) state.open.push('sizeGuide');
    },
    overlayClosed: (state, { payload }: PayloadAction<Overlay>) => {
      state.open = state.open.filter((overlay) => overlay !== payload);
    },
    /** Navigation closes all overlays. */
    allOverlaysClosed: (state) => {
      if (state.open.length > 0) state.open = [];
      state.tabs = FIRST_TABS;
    },
    sidePanelViewChanged: (state, { payload }: PayloadAction<SidePanelView>) => {
      state.sidePanelView = payload;
    },
    tabSelected: (state, { payload }: PayloadAction<Partial<OverlaysState['tabs']>>) => {
      Object.assign(state.tabs, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addedToCart, (state) => {
      // One action swaps the two overlays, so that the cart drawer returns the focus to the product card.
      state.open = state.open.filter((overlay) => overlay !== 'quickView');
      if (!state.open.includes('cartDrawer')) state.open.push('cartDrawer');
    });
  },
  selectors: {
    selectAnyOpen: (state) => state.open.length > 0,
    selectIsOpen: (state, overlay: Overlay) => state.open.includes(overlay),
    selectSidePanelView: (state) => state.sidePanelView,
    selectSizeGuide: (state) => state.sizeGuide,
  },
});

export const { overlayOpened, sizeGuideOpened, overlayClosed, allOverlaysClosed, sidePanelViewChanged, tabSelected } =
  overlaysSlice.actions;
export const { selectAnyOpen, selectIsOpen, selectSidePanelView, selectSizeGuide } = overlaysSlice.selectors;
export const selectTab = <B extends TabBarName>({ overlays }: { overlays: OverlaysState }, bar: B) =>
  overlays.tabs[bar];
export const overlaysReducer = overlaysSlice.reducer;
