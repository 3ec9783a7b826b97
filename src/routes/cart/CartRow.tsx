import { memo } from 'react';
import { type CheckedLine, lineTotal } from '../../features/cart/checkedLines';
import { changeQuantity } from '../../features/cart/cartThunks';
import { LineDetails, LineTitle } from '../../features/cart/LineTitle';
import { lineName } from '../../features/cart/lineTexts';
import { LineNotes } from '../../features/cart/LineNotes';
import { LINE, REMOVE, useRemoveLine } from '../../features/cart/useRemoveLine';
import { useAppDispatch } from '../../store/hooks';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { QuantityField } from '../../ui/QuantityField';
import { TRASH } from '../../ui/lazyOutlines';
import styles from './CartTable.module.css';

/**
 * One cart line. An unavailable product has no price and no quantity, and is not counted; a product that failed to load
 * still shows its quantity.
 */
export const CartRow = memo(({ line, currency }: { line: CheckedLine; currency: string }) => {
  const dispatch = useAppDispatch();
  const remove = useRemoveLine();
  const { id, product, price, quantity, available, gone, ordered, unread } = line;
  const name = lineName(line);
  const hasPrice = !gone && !unread;
  return (
    <tr
      className={styles.row}
      data-gone={gone || undefined}
      data-ordered={ordered || undefined}
      data-unread={unread || undefined}
      {...LINE}
    >
      <td className={styles.image}>
        <Picture src={product.imgSrc} alt="" slot="thumb" />
      </td>
      <td className={styles.words}>
        <LineTitle line={line} />
        <LineDetails line={line} />
        <LineNotes line={line} currency={currency} />
      </td>
      <td className={styles.price}>{hasPrice ? <Price amount={price} currency={currency} /> : '–'}</td>
      <td className={styles.quantity}>
        {gone ? (
          '–'
        ) : (
          <QuantityField
            value={quantity}
            max={available}
            label={`Quantity of ${name}`}
            onChange={(wanted) => dispatch(changeQuantity(id, wanted))}
          />
        )}
      </td>
      <td className={styles.subtotal}>
        {hasPrice && !ordered ? <Price amount={lineTotal(line)} currency={currency} /> : '–'}
      </td>
      <td className={styles.remove}>
        <IconButton
          icon={TRASH}
          size={20}
          label={`Remove ${name}`}
          onClick={(event) => {
            remove(id, event);
          }}
          {...REMOVE}
        />
      </td>
    </tr>
  );
});
CartRow.displayName = 'CartRow';
