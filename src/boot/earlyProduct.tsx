import type { ReactNode } from 'react';
import { CARD_VARIANT_FIELDS, type CardProduct, readFields } from '../contract/cardFields';
import { readFlag, readNumber, readText, type Wire } from '../contract/plainReaders';
import { galleryOf, variantOf } from '../domain/firstPictures';
import { certainCard } from '../domain/firstRows';
import { savingAt, variantPrice } from '../domain/price';
import { shownRating } from '../domain/rating';
import gallery from '../features/product/Gallery.module.css';
import button from '../ui/IconButton.module.css';
import { Photo } from '../ui/Photo';
import { SkeletonLine } from '../ui/Skeleton';
import skeleton from '../ui/Skeleton.module.css';
import { ProductLayout } from '../views/ProductLayout';
import { SummaryView } from '../views/SummaryView';

const PER_VIEW = 4;

/** Reserves the space of the thumbnails below the photo. */
const EarlyThumbs = ({ count }: { count: number }) => (
  <div className={gallery.thumbs}>
    <div className={gallery.strip}>
      <div className={gallery.row}>
        {Array.from({ length: Math.min(count, PER_VIEW) }, (_, index) => (
          <div key={index} className={gallery.thumbCell}>
            <span className={gallery.thumb}>
              <span className={skeleton.picture} />
            </span>
          </div>
        ))}
      </div>
    </div>
    {count > PER_VIEW && (
      <div className={gallery.thumbArrows}>
        <span className={button.button} />
        <span className={button.button} />
      </div>
    )}
  </div>
);

/** The prices that the page will show; unknown when the variant is not certain. */
const pricesOf = (product: CardProduct, variant: Wire | null) => {
  const isCertain = variant !== null || (!product.hasVariant && product.variants.length === 0);
  return isCertain ? variantPrice(product, variant && readFields(CARD_VARIANT_FIELDS, variant)) : null;
};

/** Photo, title and price; nothing when the variant is not certain. */
export const earlyProduct = (wire: Wire, chosen: string | null, currency: string): ReactNode => {
  const product = certainCard(wire);
  const { photos, first } = galleryOf(wire, chosen);
  const prices = product && pricesOf(product, variantOf(wire, chosen));
  if (!prices || prices.price === null || first === null) return null;
  const rating = shownRating({ rating: readNumber(wire.rating), reviews: readNumber(wire.reviews) });
  return (
    <ProductLayout
      crumbs={null}
      gallery={
        <section className={gallery.gallery}>
          <div className={gallery.stage}>
            <span className={gallery.photo}>
              <Photo src={first} alt="" slot="photo" priority />
            </span>
          </div>
          {photos.length > 1 && <EarlyThumbs count={photos.length} />}
        </section>
      }
      decision={
        <SummaryView
          product={{ ...product, preOrder: readFlag(wire.pre_order), badge: readText(wire.badge) }}
          offer={{ ...prices, discount: savingAt(product, prices) }}
          currency={currency}
          category={product.category?.name}
          rating={rating !== null && <SkeletonLine width={25} />}
        />
      }
    />
  );
};
