import { InfoDialogs } from '../../routes/shared/InfoDialogs';
import { QuickViewHost } from '../../routes/shared/QuickViewHost';
import { MuiRoot } from '../../theme/MuiRoot';
import { useIsMobile } from '../../ui/useIsMobile';
import { CartDrawer } from './CartDrawer';
import { MobileMenu } from './MobileMenu';
import { SidePanel } from './SidePanel';

/** Every drawer of the layout, which stays mounted and follows the store, and the dialogs that any page may open. */
export const OverlayHost = () => {
  const isMobile = useIsMobile();
  return (
    <MuiRoot>
      <QuickViewHost />
      <InfoDialogs />
      <CartDrawer />
      <SidePanel />
      {isMobile && <MobileMenu />}
    </MuiRoot>
  );
};
