import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { MemoryRouter } from 'react-router';
import { NavSync } from '../../app/layout/NavSync';
import { ShopLayout } from '../../app/layout/ShopLayout';
import { ShopRoutes } from '../../app/router';
import type { AppStore } from '../../app/store';
import { ShopProvider } from '../../store/ShopProvider';
import { DISCONNECTED } from './replayStore';
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
  <ShopProvider shop={{ store, environment: DISCONNECTED }}>
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
  </ShopProvider>
);
