import { type ReactNode, useRef } from 'react';
import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { isSoldOut } from '../../domain/stock';
import { Button } from '../../ui/Button';
import { QuantityField } from '../../ui/QuantityField';
import { useIsMobile } from '../../ui/useMediaQuery';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './BuyBox.module.css';
import { BuyBar } from './BuyBar';
import type { Offer } from './offerOf';
import { OptionPicker } from './OptionPicker';
import { optionsOf } from './optionsOf';
import type { ChosenVariant } from './useChosenVariant';
import { useIsInView } from './useIsInView';
import { useQuantity } from './useQuantity';

export interface BuyBoxProps {
  product: Product;
  chosen: ChosenVariant;
  offer: Offer;
  currency: string;
  isAdding: boolean;
  /** Quantity of the chosen variant in the bag. */
  inCart: number | undefined;
  onAdd: (variant: Variant, quantity: number) => void;
  /** Rendered beside the options: the size guide link. */
  help?: ReactNode;
  /** Rendered below the button: other ways to pay for this quantity. */
  more?: (quantity: number) => ReactNode;
}

const buyLabel = (offer: Offer, inCart: number | undefined, quantity: number): string => {
  if (inCart === undefined || !offer.canBuy) return offer.label;
  return `In your cart · ${inCart === quantity ? 'view' : `update to ${quantity}`}`;
};

/** The product's options, quantity and buy button. */
export const BuyBox = ({ product, chosen, offer, currency, isAdding, inCart, onAdd, help, more }: BuyBoxProps) => {
  const { variant, note, choose } = chosen;
  const { quantity, note: quantityNote, setQuantity } = useQuantity(variant?.id ?? null, offer.available, inCart);
  const actions = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(actions);
  const isMobile = useIsMobile();
  const add = () => {
    if (variant && offer.canBuy && !isAdding) onAdd(variant, quantity);
  };
  const label = isAdding ? 'Adding...' : buyLabel(offer, inCart, quantity);

  return (
    <div className={styles.box}>
      {optionsOf(product, variant).map((group) => (
        <OptionPicker key={group.name} group={group} swatches={product.swatches} onChoose={choose} />
      ))}
      {help}
      <p role="status" className={styles.note}>
        {note}
      </p>
      <div className={styles.buy}>
        <p role="status" className={styles.low}>
          {/* The disabled button shows the same words, but a change of its label is not announced. */}
          {offer.stock === offer.label ? <VisuallyHidden>{offer.stock}</VisuallyHidden> : offer.stock}
        </p>
        <div ref={actions} className={styles.actions}>
          <QuantityField
            key={variant?.id}
            value={quantity}
            max={isSoldOut(offer.available) ? 1 : offer.available}
            disabled={!offer.canBuy}
            onChange={setQuantity}
          />
          <Button className={styles.add} disabled={!offer.canBuy} aria-disabled={isAdding || undefined} onClick={add}>
            {label}
          </Button>
        </div>
        <p role="status" className={styles.note}>
          {quantityNote}
        </p>
      </div>
      {more?.(quantity)}
      {isMobile && !isInView && (
        <BuyBar
          title={product.title}
          choice={variant?.attributes.map(({ value }) => value).join(' / ') ?? ''}
          offer={offer}
          currency={currency}
        >
          <Button disabled={!offer.canBuy} aria-disabled={isAdding || undefined} onClick={add}>
            {label}
          </Button>
        </BuyBar>
      )}
    </div>
  );
};
