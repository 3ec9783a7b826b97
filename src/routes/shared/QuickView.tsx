import type { MouseEvent } from 'react';
import type { Product } from '../../contract/product';
import { variantPrice } from '../../domain/price';
import { productPath } from '../../domain/productPath';
import { useBusiness } from '../../features/business/useBusiness';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import { ShareButton } from '../../features/product/ShareButton';
import { PictureSlides } from '../../features/quickview/PictureSlides';
import styles from '../../features/quickview/QuickView.module.css';
import { QuickViewMeta } from '../../features/quickview/QuickViewMeta';
import { SampleChoice } from '../../features/quickview/SampleChoice';
import { COLOURS, DESCRIPTION, FIRST_COLOUR, FIRST_SIZE, SIZES } from '../../features/quickview/samples';
import { variantToAdd } from '../../features/quickview/variantToAdd';
import { WishlistButton } from '../../features/wishlist/WishlistButton';
import { useAppDispatch } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { Price } from '../../ui/Price';
import { ShopDialog } from '../../ui/ShopDialog';
import { QuickViewBuy } from './QuickViewBuy';

/** A look at a product without leaving the list. Sizes, colours and words are samples; the bag's part is real. */
export const QuickView = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const { currency } = useBusiness();
  const { price, old } = variantPrice(product, variantToAdd(product) ?? null);
  const openSizeGuide = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.focus();
    dispatch(overlayOpened('sizeGuide'));
  };
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
          <p className={styles.soft}>{DESCRIPTION}</p>
          <SampleChoice legend="Size" options={SIZES} first={FIRST_SIZE}>
            <button type="button" className={styles.guide} aria-haspopup="dialog" onClick={openSizeGuide}>
              Size Guide
            </button>
          </SampleChoice>
          <SampleChoice legend="Color" options={COLOURS} first={FIRST_COLOUR} swatches />
          <QuickViewBuy product={product} />
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
