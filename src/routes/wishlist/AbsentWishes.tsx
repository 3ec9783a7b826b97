import { wishesDropped } from '../../features/wishlist/wishlistSlice';
import type { Unlisted } from '../../features/wishlist/unlistedWishes';
import type { Id } from '../../lib/ids';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { focusAround } from '../../ui/focusAround';
import layout from '../../ui/layout.module.css';
import styles from './WishlistPage.module.css';

const Row = ({ name, why, ids }: { name: string; why: string; ids: Id[] }) => {
  const dispatch = useAppDispatch();
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={layout.muted}>{why}</span>
      <Button
        variant="text"
        aria-label={`Remove ${name}`}
        onClick={({ currentTarget }) => {
          focusAround(currentTarget);
          dispatch(wishesDropped(ids));
        }}
      >
        Remove
      </Button>
    </li>
  );
};

/** Wishes that cannot be shown, with the reason; those without a stored name share a row. */
export const AbsentWishes = ({ wishes, why }: { wishes: readonly Unlisted[]; why: string }) => {
  const nameless = wishes.filter(({ title }) => title === '').map(({ id }) => id);
  if (wishes.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={why}>
      {wishes
        .filter(({ title }) => title !== '')
        .map(({ id, title }) => (
          <Row key={id} name={title} why={why} ids={[id]} />
        ))}
      {nameless.length > 0 && (
        <Row name={nameless.length === 1 ? 'One product' : `${nameless.length} products`} why={why} ids={nameless} />
      )}
    </ul>
  );
};
