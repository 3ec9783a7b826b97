import { useMemo } from 'react';
import { useCategoryTree, useMainCategories } from '../../../api/categoryReads';
import { categoryPath } from '../../../domain/categories';
import { Dropdown } from '../../../ui/Dropdown';
import { Link } from '../../../ui/Link';
import styles from './MainNav.module.css';
import { menuEntries } from './menuEntries';
import { MenuItem } from './MenuItem';
import { useFitting } from './useFitting';

/** The flagged categories in one row, those without room behind a button, and all main ones in a menu. */
export const MainNav = () => {
  const { data: tree } = useCategoryTree();
  const { data: main = [], isError, refetch } = useMainCategories();
  const entries = useMemo(() => menuEntries(tree ?? []), [tree]);
  const { list, fit, isMeasuring } = useFitting(entries);
  return (
    <nav className={styles.nav} aria-label="Main">
      <div className={styles.row}>
        <Dropdown label="Categories" className={styles.categories}>
          {isError && (
            <button type="button" onClick={refetch}>
              The categories didn’t load. Retry
            </button>
          )}
          <ul className={styles.columns}>
            {main.map((category) => (
              <li key={category.id}>
                <Link to={categoryPath(category)}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </Dropdown>
        <ul ref={list} className={styles.entries}>
          {entries.slice(0, fit).map((entry) => (
            <MenuItem key={entry.to} {...entry} />
          ))}
          {(isMeasuring || fit < entries.length) && (
            <MenuItem name="More" entries={isMeasuring ? entries.slice(-1) : entries.slice(fit)} />
          )}
        </ul>
      </div>
    </nav>
  );
};
