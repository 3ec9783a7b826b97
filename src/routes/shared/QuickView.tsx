import type { Product } from '../../contract/product';
import { variantPrice } from '../../domain/price';
import { productPath } from '../../domain/productPath';
import { useBusiness } from '../../features/business/useBusiness';
import { ShareButton } from '../../features/product/ShareButton';
import { PictureSlides } from '../../features/quickview/PictureSlides';
import styles from '../../features/quickview/QuickView.module.css';
import { DESCRIPTION, META } from '../../features/quickview/samples';
import { WishlistButton } from '../../features/wishlist/WishlistButton';
import { Link } from '../../ui/Link';
import { Price } from '../../ui/Price';
import { ShopDialog } from '../../ui/ShopDialog';
import layout from '../../ui/layout.module.css';
import { QuickViewBuy } from './QuickViewBuy';
import { QuickViewOptions } from './QuickViewOptions';
import { useQuickViewChoice } from './useQuickViewChoice';

const QuickViewMeta = () => (
  <dl className={styles.meta}>
    {META.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}:</dt> <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A product dialog over the list. The description is a sample; price, options and bag are the product's own. */
export const QuickView = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const { currency } = useBusiness();
  const { variant, line, note, choose } = useQuickViewChoice(product);
  const { price, old } = variantPrice(product, variant);
  return (
    <ShopDialog title="Quick view" onClose={onClose} under>
      <div className={styles.view}>
        <PictureSlides src={product.imgSrc} title={product.title} />
        <div className={styles.column}>
          <h3 className={styles.title}>
            <Link to={productPath(product)}>{product.title}</Link>
          </h3>
          <p className={styles.price}>
            <Price amount={price} old={old} currency={currency} />
          </p>
          <p className={layout.muted}>{DESCRIPTION}</p>
          <QuickViewOptions product={product} variant={variant} note={note} onChoose={choose} />
          <QuickViewBuy product={product} variant={variant} line={line} />
          <div className={styles.also}>
            <WishlistButton productId={product.id} title={product.title} variant="text" />
            <ShareButton title={product.title} path={productPath(product)} />
          </div>
          <QuickViewMeta />
        </div>
      </div>
    </ShopDialog>
  );
};
