import { wishesDropped } from '../../features/wishlist/wishlistSlice';
import type { Id } from '../../lib/ids';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import styles from './WishlistPage.module.css';

interface GoneWish {
  id: Id;
  /** Empty where nothing was noted of it. */
  title: string;
}

const Row = ({ name, ids }: { name: string; ids: Id[] }) => {
  const dispatch = useAppDispatch();
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.gone}>No longer available</span>
      <Button variant="text" aria-label={`Remove ${name}`} onClick={() => dispatch(wishesDropped(ids))}>
        Remove
      </Button>
    </li>
  );
};

/** Wishes that the shop no longer sells; those of which not even the name is known share a row. */
export const GoneWishes = ({ wishes }: { wishes: readonly GoneWish[] }) => {
  const nameless = wishes.filter(({ title }) => title === '').map(({ id }) => id);
  if (wishes.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label="No longer available">
      {wishes
        .filter(({ title }) => title !== '')
        .map(({ id, title }) => (
          <Row key={id} name={title} ids={[id]} />
        ))}
      {nameless.length > 0 && (
        <Row name={nameless.length === 1 ? 'One product' : `${nameless.length} products`} ids={nameless} />
      )}
    </ul>
  );
};
