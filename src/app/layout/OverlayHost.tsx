import { selectIsOpen, type Overlay } from '../../features/overlays/overlaysSlice';
import { InfoDialogs } from '../../routes/shared/InfoDialogs';
import { QuickViewHost } from '../../routes/shared/QuickViewHost';
import { useAppSelector } from '../../store/hooks';
import { useIsMobile } from '../../ui/useIsMobile';
import { useOnce } from '../../ui/useOnce';
import { useTurns } from '../../ui/useTurns';
import { CartDrawer } from './CartDrawer';
import { MobileMenu } from './MobileMenu';
import { SidePanelHost } from './SidePanelHost';

const useIsOpen = (overlay: Overlay): boolean => useAppSelector((state) => selectIsOpen(state, overlay));

/**
 * Every drawer of the layout and the dialogs that any page may open. Bag and menu are mounted one at a time when the
 * browser is idle, or at once when they are opened; whatever needs Material UI is fetched with its first opening.
 */
export const OverlayHost = () => {
  const isMobile = useIsMobile();
  const turns = useTurns(2);
  const showsCart = useOnce(useIsOpen('cartDrawer') || turns > 0);
  const showsMenu = useOnce(useIsOpen('mobileMenu') || turns > 1);
  return (
    <>
      <QuickViewHost />
      <InfoDialogs />
      {showsCart && <CartDrawer />}
      {isMobile && showsMenu && <MobileMenu />}
      <SidePanelHost />
    </>
  );
};
