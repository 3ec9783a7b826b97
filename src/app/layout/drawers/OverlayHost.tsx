import { selectIsOpen, type Overlay } from '../../../features/overlays/overlaysSlice';
import { InfoDialogs } from '../../../routes/shared/InfoDialogs';
import { QuickViewHost } from '../../../routes/shared/QuickViewHost';
import { useAppSelector } from '../../../store/hooks';
import { useIsMobile } from '../../../ui/useMediaQuery';
import { useOnce } from '../../../ui/useOnce';
import { useIdle } from '../../../ui/useIdle';
import { CartDrawer } from './CartDrawer';
import { MobileMenu } from './MobileMenu';
import { SidePanelHost } from './SidePanelHost';

const useIsOpen = (overlay: Overlay): boolean => useAppSelector((state) => selectIsOpen(state, overlay));

/**
 * Every drawer of the layout, and the dialogs that any page may open. The bag and then the menu are mounted when the
 * browser is idle; overlays that need Material UI load when they open.
 */
export const OverlayHost = () => {
  const isMobile = useIsMobile();
  const isIdle = useIdle();
  const showsMenu = useOnce(useIsOpen('mobileMenu') || isIdle);
  return (
    <>
      <QuickViewHost />
      <InfoDialogs />
      <CartDrawer />
      {isMobile && showsMenu && <MobileMenu />}
      <SidePanelHost />
    </>
  );
};
