import type { Crumb } from '../domain/crumbData';
import styles from './Breadcrumbs.module.css';
import { Link } from './Link';

/** Drops a crumb with the same name as the next one, because a category may be called Home, like the start page. */
const withoutRepeats = (crumbs: Crumb[]): Crumb[] => crumbs.filter(({ name }, i) => name !== crumbs[i + 1]?.name);

export const Breadcrumbs = ({ crumbs }: { crumbs: Crumb[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.list}>
      {withoutRepeats(crumbs).map(({ name, to }) => (
        <li key={to ?? name} className={styles.crumb}>
          {to === undefined ? (
            <span aria-current="page">{name}</span>
          ) : (
            <Link to={to} className={styles.link}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
