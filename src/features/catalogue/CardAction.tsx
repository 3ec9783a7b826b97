import type { Product } from '../../contract/product';
import type { Variant } from '../../contract/variant';
import { productPath } from '../../domain/productPath';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './CardAction.module.css';
import { cardOffer } from './cardOffer';

interface CardActionProps {
  product: Product;
  onAdd: (variant: Variant) => void;
  isAdding?: boolean;
  /** The variant is in the bag, so the button opens the bag. */
  isInCart?: boolean;
  onShowBag?: () => void;
}

/** The card's only button. Its accessible name includes the product, because a page has many of these buttons. */
export const CardAction = ({ product, onAdd, isAdding = false, isInCart = false, onShowBag }: CardActionProps) => {
  const offer = cardOffer(product);
  const { title } = product;
  if (offer.kind === 'choose' || offer.kind === 'view') {
    const text = offer.kind === 'choose' ? 'Choose Option' : 'View product';
    return (
      <ButtonLink
        variant="quiet"
        wide
        className={styles.action}
        // The title's link is the tab stop for the product page.
        tabIndex={-1}
        to={productPath(product)}
        aria-label={`${text}: ${title}`}
      >
        {text}
      </ButtonLink>
    );
  }
  if (offer.kind === 'none') {
    return (
      <Button variant="quiet" wide className={styles.action} disabled aria-label={`${offer.why}: ${title}`}>
        {offer.why}
      </Button>
    );
  }
  const text = isInCart ? 'In your cart · view' : 'Add To Cart';
  return (
    <Button
      variant="quiet"
      wide
      className={styles.action}
      aria-label={`${text}: ${title}`}
      aria-busy={isAdding || undefined}
      onClick={() => {
        if (isInCart) onShowBag?.();
        else if (!isAdding) onAdd(offer.variant);
      }}
    >
      {text}
    </Button>
  );
};
