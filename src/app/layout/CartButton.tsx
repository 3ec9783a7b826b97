import { IconButton } from '../../ui/IconButton';
import styles from './CartButton.module.css';
import { useCartCount } from './useCartCount';
import { useOpenOverlay } from './useOpenOverlay';

export const CartButton = () => {
  const count = useCartCount();
  const open = useOpenOverlay('cartDrawer');
  return (
    <IconButton
      icon="bag"
      label={`Shopping bag, ${count} ${count === 1 ? 'item' : 'items'}`}
      aria-haspopup="dialog"
      onClick={open}
    >
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </IconButton>
  );
};
