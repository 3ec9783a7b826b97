import { IconButton } from '../../ui/IconButton';
import styles from './BagButton.module.css';
import { useBagCount } from './useBagCount';
import { useOpener } from './useOpener';

export const BagButton = () => {
  const count = useBagCount();
  const open = useOpener('cartDrawer');
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
