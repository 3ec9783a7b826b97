import type { MouseEvent } from 'react';
import { Icon } from '../../ui/Icon';
import { ColumnChoice } from './ColumnChoice';
import type { Columns } from '../../views/ProductGrid';
import type { ListView } from './listView';
import { countFacets } from './facets';
import styles from './ListToolbar.module.css';
import { SortSelect } from './SortSelect';

const SLIDERS =
  'M4 8h9M17 8h3M4 16h3M11 16h9M15 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM9 18.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z';

interface ListToolbarProps {
  view: ListView;
  choices: readonly Columns[];
  /** The sorts to choose from; all if missing. */
  sorts?: readonly number[] | undefined;
  /** The product count as text; empty while it is unknown. */
  count: string;
  onChange: (patch: Partial<ListView>) => void;
  onFilter: (event: MouseEvent<HTMLElement>) => void;
}

export const ListToolbar = ({ view, choices, sorts, count, onChange, onFilter }: ListToolbarProps) => {
  const set = countFacets(view.facets);
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.count}>
        {count}
      </p>
      <ColumnChoice
        columns={view.columns}
        choices={choices}
        onChange={(columns) => {
          onChange({ columns });
        }}
      />
      <button type="button" className={styles.filter} aria-haspopup="dialog" data-opens="filter" onClick={onFilter}>
        <Icon name={SLIDERS} size={18} />
        Filter{set > 0 && ` (${set})`}
      </button>
      <SortSelect
        sort={view.sort}
        sorts={sorts}
        onChange={(sort) => {
          onChange({ sort });
        }}
      />
    </div>
  );
};
