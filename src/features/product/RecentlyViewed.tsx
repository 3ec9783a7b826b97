import { productPath } from '../../domain/productPath';
import type { Id } from '../../lib/ids';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import styles from './RecentlyViewed.module.css';
import { selectRecent } from './recentSlice';

/** Links to recently viewed products; `except` is the product on the page. */
export const RecentlyViewed = ({ except }: { except: Id }) => {
  const items = useAppSelector(selectRecent).filter(({ id }) => id !== except);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className={styles.title}>
        Recently viewed
      </h2>
      {/* Safari drops the list role from a list without bullets. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-redundant-roles */}
      <ul role="list" className={styles.list}>
        {items.map(({ id, title, slug, code, imgSrc }) => (
          <li key={id} className={styles.item}>
            <Link to={productPath({ slug, code, id })} className={styles.link}>
              <Picture src={imgSrc} alt="" />
              <span className={styles.name}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
