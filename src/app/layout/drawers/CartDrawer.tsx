import { paths } from '../../../config/paths';
import { useBusiness } from '../../../features/business/useBusiness';
import { CartChanges } from '../../../features/cart/CartChanges';
import { CartSkeleton } from '../../../features/cart/CartSkeleton';
import { CartSum } from '../../../features/cart/CartSum';
import { pendingChangesFlushed } from '../../../features/cart/cartListeners';
import { UnreadLines } from '../../../features/cart/UnreadLines';
import { useCart, useCartCount } from '../../../features/cart/useCart';
import { useRefreshCartPrices } from '../../../features/cart/useRefreshCartPrices';
import { OverlayDrawer } from '../../../features/overlays/OverlayDrawer';
import { selectIsOpen } from '../../../features/overlays/overlaysSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/layout.module.css';
import styles from './CartDrawer.module.css';
import { CartDrawerLine } from './CartDrawerLine';

/**
 * The cart drawer: its lines, the total, and links to the cart and the checkout. Nothing of it is in the document while
 * the drawer is closed, so the cart page shows each line once.
 */
export const CartDrawer = () => {
  const { lines, total, state, loadError, retry } = useCart();
  const count = useCartCount();
  const { currency } = useBusiness();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((root) => selectIsOpen(root, 'cartDrawer'));
  useRefreshCartPrices(isOpen);
  const isKnown = lines.length > 0 || state === 'ready';
  return (
    <OverlayDrawer
      overlay="cartDrawer"
      title={<>SHOPPING BAG {isKnown && <span className={styles.count}>({count})</span>}</>}
      footer={
        isOpen &&
        lines.length > 0 && (
          <>
            <p className={styles.total}>
              SUBTOTAL <CartSum lines={lines} amount={total} currency={currency} />
            </p>
            <div className={cx(layout.row, styles.actions)}>
              <ButtonLink to={paths.cart} variant="quiet">
                View Cart
              </ButtonLink>
              <ButtonLink to={paths.checkout} onClick={() => dispatch(pendingChangesFlushed())}>
                Checkout
              </ButtonLink>
            </div>
          </>
        )
      }
    >
      <CartChanges lines={lines} />
      {isOpen && (
        <>
          {state === 'failed' && <ErrorNotice text={loadError} onRetry={retry} />}
          <UnreadLines lines={lines} />
          {state === 'loading' && <CartSkeleton />}
          {lines.length > 0 && (
            <ul className={styles.lines}>
              {lines.map((line) => (
                <CartDrawerLine key={line.id} line={line} currency={currency} />
              ))}
            </ul>
          )}
          {lines.length === 0 && state === 'ready' && (
            <EmptyState
              drawing="bag"
              title="Your cart is empty. Start shopping!"
              action={<Link to={paths.search()}>See all products</Link>}
            />
          )}
        </>
      )}
    </OverlayDrawer>
  );
};
