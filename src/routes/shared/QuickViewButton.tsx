import type { MouseEvent } from 'react';
import type { Product } from '../../contract/product';
import { cardOffer } from '../../features/catalogue/cardOffer';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import { quickViewChosen } from '../../features/quickview/quickViewSlice';
import { useAppDispatch } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import styles from './QuickViewButton.module.css';

/**
 * Button on the lower corner of a card's picture. It is the card's tab stop when no button below adds the product.
 * Safari does not focus a pressed button, and the focus must return to it.
 */
export const QuickViewButton = ({ product }: { product: Product }) => {
  const dispatch = useAppDispatch();
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.focus();
    dispatch(quickViewChosen(product.id));
    dispatch(overlayOpened('quickView'));
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`Quick view: ${product.title}`}
      aria-haspopup="dialog"
      data-opens="quickView"
      tabIndex={cardOffer(product).kind === 'add' ? -1 : undefined}
      onClick={open}
    >
      <span className={styles.face}>
        <Icon name="eye" size={18} />
        <span className={styles.words}>Quick view</span>
      </span>
    </button>
  );
};
