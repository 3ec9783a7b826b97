import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { NavSync } from '../layout/NavSync';
import { ShopLayout } from '../layout/ShopLayout';
import { ShopRoutes } from '../router';
import type { AppStore } from '../store';
import { ReplayedPage } from './ReplayedPage';

const MOVES = ['Tab', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

const stop = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
const stopClick = (event: MouseEvent) => {
  // Collapsed sections can still be opened.
  if (!(event.target instanceof Element && event.target.closest('summary'))) stop(event);
};
const stopPress = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('input, select, textarea')) stop(event);
};
const stopKey = (event: KeyboardEvent) => {
  if (!MOVES.includes(event.key) && !event.ctrlKey && !event.metaKey) stop(event);
};

const placeOf = (store: AppStore): string => {
  const { nav } = store.getState();
  return nav.pathname + nav.search;
};

/** The shop in the state of the store, read-only. React events of dialogs pass through here too, despite their portals. */
export const ReplayShop = ({ store }: { store: AppStore }) => (
  <Provider store={store}>
    <MemoryRouter initialEntries={[placeOf(store)]}>
      <NavSync />
      <div
        onClickCapture={stopClick}
        onMouseDownCapture={stopPress}
        onKeyDownCapture={stopKey}
        onSubmitCapture={stop}
        onPasteCapture={stop}
        onDropCapture={stop}
      >
        <ReplayedPage>
          <ShopLayout>
            <ShopRoutes />
          </ShopLayout>
        </ReplayedPage>
      </div>
    </MemoryRouter>
  </Provider>
);
