import type { Overlay } from '../../features/overlays/overlaysSlice';
import { noteTappedPicture } from '../../ui/tappedPicture';
import { loadPageAt } from '../router';

/** The dialogs whose code takes long to evaluate, because they use Material UI. */
const DIALOGS: Partial<Record<Overlay, () => Promise<unknown>>> = {
  filter: () => import(/* webpackChunkName: "filter" */ '../../routes/shared/FilterDrawer'),
  quickView: () => import(/* webpackChunkName: "quick-view" */ '../../routes/shared/QuickView'),
  sidePanel: () => import(/* webpackChunkName: "side-panel" */ '../layout/drawers/SidePanel'),
};

const prepare = async (target: Element, origin: string): Promise<void> => {
  const opener = target.closest<HTMLElement>('[data-opens]');
  const link = target.closest('a');
  if (opener) await DIALOGS[opener.dataset.opens as Overlay]?.();
  else if (link?.origin === origin) await loadPageAt(link.pathname);
};

/** Evaluates the code of a page or dialog once the shopper points at, touches or focuses the control that opens it. */
export const watchIntent = (page: Window): void => {
  const onIntent = ({ target }: Event) => {
    // A lost file is requested again when the control is used.
    if (target instanceof Element) prepare(target, page.location.origin).catch(() => undefined);
  };
  page.document.addEventListener('pointerover', onIntent, { passive: true });
  page.document.addEventListener('focusin', onIntent);
  const onPress = ({ target }: Event) => {
    if (target instanceof Element) noteTappedPicture(target);
  };
  // Captured, because the link's own handler already shows the next page.
  page.document.addEventListener('click', onPress, { capture: true });
};
