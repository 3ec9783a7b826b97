import styles from './Breadcrumbs.module.css';
import { Link } from './Link';

export interface Crumb {
  name: string;
  /** Absent for the current page. */
  to?: string | undefined;
}

export const Breadcrumbs = ({ crumbs }: { crumbs: Crumb[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.list}>
      {crumbs.map(({ name, to }) => (
        <li key={name} className={styles.crumb}>
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
