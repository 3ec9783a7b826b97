import { memo } from 'react';
import { type CheckedLine, lineTotal } from '../../../features/cart/checkedLines';
import detail from '../../../features/cart/Line.module.css';
import { LineDetails, LineTitle } from '../../../features/cart/LineTitle';
import { lineName } from '../../../features/cart/lineTexts';
import { LineNotes } from '../../../features/cart/LineNotes';
import { LINE, REMOVE, useRemoveLine } from '../../../features/cart/useRemoveLine';
import { IconButton } from '../../../ui/IconButton';
import { Picture } from '../../../ui/Picture';
import { Price } from '../../../ui/Price';
import { TRASH } from '../../../ui/lazyOutlines';
import styles from './CartDrawer.module.css';

export const CartDrawerLine = memo(({ line, currency }: { line: CheckedLine; currency: string }) => {
  const remove = useRemoveLine();
  const { product, quantity, gone, ordered, unread } = line;
  return (
    <li className={styles.line} data-gone={gone || undefined} data-ordered={ordered || undefined} {...LINE}>
      <Picture src={product.imgSrc} alt="" slot="thumb" className={styles.picture} />
      <div className={styles.words}>
        <LineTitle line={line} />
        {product.category && <p className={detail.detail}>{product.category.name}</p>}
        <LineDetails line={line} />
      </div>
      <IconButton
        icon={TRASH}
        size={20}
        label={`Remove ${lineName(line)}`}
        className={styles.remove}
        onClick={(event) => {
          remove(line.id, event);
        }}
        {...REMOVE}
      />
      <div className={styles.below}>
        {!gone && !ordered && !unread && (
          <p className={styles.amount}>
            <Price amount={lineTotal(line)} currency={currency} />
            {quantity > 1 && <span className={detail.detail}> for {quantity}</span>}
          </p>
        )}
        <LineNotes line={line} currency={currency} />
      </div>
    </li>
  );
});
CartDrawerLine.displayName = 'CartDrawerLine';
