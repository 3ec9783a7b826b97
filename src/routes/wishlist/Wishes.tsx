import { useEffect, useRef, useState } from 'react';
import { paths } from '../../config/paths';
import type { Product } from '../../contract/product';
import { useBusiness } from '../../features/business/useBusiness';
import { ProductGrid } from '../../views/ProductGrid';
import { ProductGridSkeleton } from '../../features/catalogue/ProductGridSkeleton';
import { unlistedOf } from '../../features/wishlist/unlistedWishes';
import { wishesToStore, wishMarks } from '../../features/wishlist/wishMarks';
import { selectSeen, wishesNoted } from '../../features/wishlist/wishlistSlice';
import type { Id } from '../../lib/ids';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AbsentWishes } from './AbsentWishes';
import { UnknownWishes } from './UnknownWishes';
import { useUnlisted } from './useUnlisted';
import { Wish } from './Wish';

interface WishesProps {
  ids: readonly Id[];
  /** All products, or as many as the server returns. */
  listed: readonly Product[];
  onRetry: () => Promise<unknown>;
}

const byIdOf = (products: readonly Product[]) => new Map(products.map((product) => [product.id, product]));

/** The wished products, latest first, with their changes, followed by those that cannot be shown. */
export const Wishes = ({ ids, listed, onRetry }: WishesProps) => {
  const { currency } = useBusiness();
  const dispatch = useAppDispatch();
  const seen = new Map(useAppSelector(selectSeen).map((wish) => [wish.id, wish]));
  // The wishes as stored when the page opened, so that the marks stay until the shopper leaves.
  const [before] = useState(seen);
  const inList = byIdOf(listed);
  const unlisted = ids.filter((id) => !inList.has(id)).map((id) => unlistedOf(id, seen.get(id)));
  const { products, asking, gone, unknown } = useUnlisted(unlisted);
  const byId = byIdOf([...listed, ...products]);
  const wished = [...ids].reverse().flatMap((id) => byId.get(id) ?? []);
  const stored = useRef(new Map<Id, string>());
  const notes = wishesToStore(wished, seen);

  useEffect(() => {
    // Facts that have changed again were stored by another tab with other data: two tabs must not overwrite each other.
    const fresh = notes.filter((note) => !seen.has(note.id) || stored.current.get(note.id) !== JSON.stringify(note));
    if (fresh.length === 0) return;
    for (const note of fresh) stored.current.set(note.id, JSON.stringify(note));
    dispatch(wishesNoted(fresh));
  });

  return (
    <>
      <VisuallyHidden as="h2">Products on your wishlist</VisuallyHidden>
      {wished.length > 0 && (
        <ProductGrid
          label="Wishlist"
          products={wished}
          renderCard={(product, priority) => (
            <Wish product={product} priority={priority} marks={wishMarks(product, before.get(product.id), currency)} />
          )}
        />
      )}
      {asking > 0 && <ProductGridSkeleton cards={Math.min(asking, 4)} />}
      <AbsentWishes wishes={gone} why="No longer available" />
      {unknown.length > 0 && <UnknownWishes wishes={unknown} onRetry={onRetry} />}
      {wished.length + asking === 0 && (
        <p>
          <ButtonLink to={paths.search()}>See all products</ButtonLink>
        </p>
      )}
    </>
  );
};
