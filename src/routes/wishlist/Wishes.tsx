import { useEffect, useState } from 'react';
import { paths } from '../../config/paths';
import type { Product } from '../../contract/product';
import { useBusiness } from '../../features/business/useBusiness';
import { ProductGrid } from '../../features/catalogue/ProductGrid';
import { wishesToNote, wishMarks } from '../../features/wishlist/wishMarks';
import { selectSeen, wishesNoted } from '../../features/wishlist/wishlistSlice';
import type { Id } from '../../lib/ids';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ShopProductCard } from '../shared/ShopProductCard';
import { GoneWishes } from './GoneWishes';
import styles from './WishlistPage.module.css';

/** The wished products, the latest wish first, each with what has changed since; and those that are gone. */
export const Wishes = ({ ids, products }: { ids: readonly Id[]; products: readonly Product[] }) => {
  const { currency } = useBusiness();
  const dispatch = useAppDispatch();
  const seen = new Map(useAppSelector(selectSeen).map((wish) => [wish.id, wish]));
  // What was known on coming here: the marks stay for as long as the shopper does.
  const [before] = useState(seen);
  const byId = new Map(products.map((product) => [product.id, product]));
  const wished = ids.toReversed().flatMap((id) => byId.get(id) ?? []);
  const notes = wishesToNote(wished, seen);

  useEffect(() => {
    if (notes.length > 0) dispatch(wishesNoted(notes));
  });

  return (
    <>
      <VisuallyHidden>
        <h2>Wished products</h2>
      </VisuallyHidden>
      {wished.length > 0 && (
        <ProductGrid
          label="Wishlist"
          products={wished}
          renderCard={(product, priority) => (
            <div className={styles.wish}>
              <ShopProductCard product={product} priority={priority} />
              {wishMarks(product, before.get(product.id), currency).map((mark) => (
                <p key={mark} className={styles.mark}>
                  <Icon name="check" size={16} />
                  {mark}
                </p>
              ))}
            </div>
          )}
        />
      )}
      <GoneWishes wishes={ids.filter((id) => !byId.has(id)).map((id) => ({ id, title: seen.get(id)?.title ?? '' }))} />
      {wished.length === 0 && (
        <p>
          <ButtonLink to={paths.search()}>See everything we sell</ButtonLink>
        </p>
      )}
    </>
  );
};
