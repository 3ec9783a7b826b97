import type { Product } from '../../contract/product';
import { variantPrice } from '../../domain/price';
import { productPath } from '../../domain/productPath';
import { useBusiness } from '../../features/business/useBusiness';
import { SafeHtml } from '../../features/product/SafeHtml';
import { ShareButton } from '../../features/product/ShareButton';
import { PictureSlides } from '../../features/quickview/PictureSlides';
import styles from '../../features/quickview/QuickView.module.css';
import { SAMPLE_DESCRIPTION } from '../../features/quickview/samples';
import { WishlistButton } from '../../features/wishlist/WishlistButton';
import { plainText } from '../../lib/plainText';
import { Link } from '../../ui/Link';
import { Price } from '../../ui/Price';
import { ShopDialog } from '../../ui/ShopDialog';
import layout from '../../ui/layout.module.css';
import { QuickViewBuy } from './QuickViewBuy';
import { QuickViewMeta } from './QuickViewMeta';
import { QuickViewOptions } from './QuickViewOptions';
import { useQuickViewChoice } from './useQuickViewChoice';

/** A product dialog over the list. It shows a sample for each text that the product lacks. */
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
          <SafeHtml
            html={plainText(product.shortDescription) === '' ? SAMPLE_DESCRIPTION : product.shortDescription}
            className={layout.muted}
          />
          <QuickViewOptions product={product} variant={variant} note={note} onChoose={choose} />
          <QuickViewBuy product={product} variant={variant} line={line} />
          <div className={styles.also}>
            <WishlistButton productId={product.id} title={product.title} variant="text" />
            <ShareButton title={product.title} path={productPath(product)} />
          </div>
          <QuickViewMeta product={product} variant={variant} />
        </div>
      </div>
    </ShopDialog>
  );
};
