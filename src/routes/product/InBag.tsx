import { selectCartLines } from '../../features/cart/cartSelectors';
import { isCounted } from '../../features/cart/checkedLines';
import { changeQuantity } from '../../features/cart/cartThunks';
import type { Id } from '../../lib/ids';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { focusAround } from '../../ui/focusAround';
import styles from './ProductDecision.module.css';

/** What is in the bag already is not added again; here its quantity is changed. */
export const InBag = ({ variantId, quantity }: { variantId: Id | undefined; quantity: number }) => {
  const dispatch = useAppDispatch();
  const line = useAppSelector((state) => selectCartLines(state).find(({ id }) => id === variantId));
  const isThere = line !== undefined && isCounted(line);
  return (
    <p role="status" tabIndex={-1} className={styles.inBag}>
      {isThere && `In your bag: ${line.quantity}. `}
      {isThere && line.quantity !== quantity && (
        <Button
          variant="text"
          onClick={({ currentTarget }) => {
            // The button goes; what it changed is beside it.
            focusAround(currentTarget);
            dispatch(changeQuantity(line.id, quantity));
          }}
        >
          Update to {quantity}
        </Button>
      )}
    </p>
  );
};
