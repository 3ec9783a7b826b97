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
}

/** The card's one button. Its name says of which product, since a page has many of them. */
export const CardAction = ({ product, onAdd, isAdding = false }: CardActionProps) => {
  const offer = cardOffer(product);
  const { title } = product;
  if (offer.kind === 'choose' || offer.kind === 'view') {
    const text = offer.kind === 'choose' ? 'Choose Option' : 'View Product';
    return (
      <ButtonLink
        variant="quiet"
        wide
        className={styles.action}
        // The title's link is the stop for Tab that leads there.
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
  return (
    <Button
      variant="quiet"
      wide
      className={styles.action}
      aria-label={`Add To Cart: ${title}`}
      aria-busy={isAdding || undefined}
      onClick={() => {
        if (!isAdding) onAdd(offer.variant);
      }}
    >
      Add To Cart
    </Button>
  );
};
