import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { useGetCategoryTreeQuery, useGetMainCategoriesQuery } from '../../api/catalogueApi';
import { categoryPath } from '../../domain/categories';
import { Dropdown } from '../../ui/Dropdown';
import styles from './MainNav.module.css';
import { type MenuEntry, menuEntries } from './menuEntries';

const Entry = ({ entry }: { entry: MenuEntry }) => {
  // Pointing at an entry shows what is below it; Escape takes it away without moving the pointer.
  const [dismissed, setDismissed] = useState(false);
  const show = () => {
    setDismissed(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setDismissed(true);
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- hides what pointing or focus shows
    <li
      className={styles.entry}
      data-dismissed={dismissed || undefined}
      onMouseLeave={show}
      onBlur={show}
      onKeyDown={onKeyDown}
    >
      <Link to={entry.to} className={styles.link}>
        {entry.name}
      </Link>
      {entry.entries.length > 0 && (
        <ul className={styles.below}>
          {entry.entries.map(({ name, to }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.sub}
                onClick={() => {
                  setDismissed(true);
                }}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** The flagged categories in a row, and all main ones in a menu. */
export const MainNav = () => {
  const { data: tree = [] } = useGetCategoryTreeQuery();
  const { data: main = [], isError, refetch } = useGetMainCategoriesQuery();
  return (
    <nav className={styles.nav} aria-label="Main">
      <div className={styles.row}>
        <Dropdown label="Categories" className={styles.categories}>
          {isError && (
            <button type="button" onClick={() => void refetch()}>
              The categories did not load. Retry
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
        <ul className={styles.entries}>
          {menuEntries(tree).map((entry) => (
            <Entry key={entry.to} entry={entry} />
          ))}
        </ul>
      </div>
    </nav>
  );
};
