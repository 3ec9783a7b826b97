import { selectIsOpen, type Overlay } from '../../features/overlays/overlaysSlice';
import { InfoDialogs } from '../../routes/shared/InfoDialogs';
import { QuickViewHost } from '../../routes/shared/QuickViewHost';
import { useAppSelector } from '../../store/hooks';
import { MuiRoot } from '../../theme/MuiRoot';
import { useIsMobile } from '../../ui/useIsMobile';
import { useOnce } from '../../ui/useOnce';
import { useTurns } from '../../ui/useTurns';
import { CartDrawer } from './CartDrawer';
import { MobileMenu } from './MobileMenu';
import { SidePanel } from './SidePanel';

const useIsOpen = (overlay: Overlay): boolean => useAppSelector((state) => selectIsOpen(state, overlay));

/**
 * Every drawer of the layout, which stays mounted and follows the store, and the dialogs that any page may open. They come
 * one at a time, or at once when they are opened.
 */
export const OverlayHost = () => {
  const isMobile = useIsMobile();
  const turns = useTurns(3);
  // The theme's own styles come first and by themselves.
  const showsCart = useOnce(useIsOpen('cartDrawer') || turns > 1);
  const showsMenu = useOnce(useIsOpen('mobileMenu') || turns > 2);
  const showsPanel = useOnce(useIsOpen('sidePanel'));
  return (
    <MuiRoot>
      <QuickViewHost />
      <InfoDialogs />
      {showsCart && <CartDrawer />}
      {isMobile && showsMenu && <MobileMenu />}
      {showsPanel && <SidePanel />}
    </MuiRoot>
  );
};
