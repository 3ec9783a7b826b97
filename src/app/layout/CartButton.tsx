import { IconButton } from '../../ui/IconButton';
import { CountBadge, countedName } from './CountBadge';
import { useCartCount } from './useCartCount';
import { useOpenOverlay } from '../../features/overlays/useOpenOverlay';

export const CartButton = () => {
  const count = useCartCount();
  const open = useOpenOverlay('cartDrawer');
  return (
    <IconButton icon="bag" label={countedName('Cart', count)} aria-haspopup="dialog" onClick={open}>
      <CountBadge count={count} />
    </IconButton>
  );
};
