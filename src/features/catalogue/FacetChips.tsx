import { useRef } from 'react';
import { Icon } from '../../ui/Icon';
import { facetChips } from './facetChipList';
import styles from './FacetChips.module.css';
import { type Facets, NO_FACETS } from './facets';

interface FacetChipsProps {
  facets: Facets;
  currency: string;
  onChange: (facets: Facets) => void;
}

/** One chip per active facet; a press removes it. */
export const FacetChips = ({ facets, currency, onChange }: FacetChipsProps) => {
  const group = useRef<HTMLDivElement>(null);
  const chips = facetChips(facets, currency);
  const change = (next: Facets) => {
    // The pressed chip unmounts, so the focus moves to the group.
    group.current?.focus();
    onChange(next);
  };
  return (
    <div ref={group} role="group" aria-label="Active filters" tabIndex={-1} className={styles.chips}>
      {chips.map(({ key, name, without }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-label={`Remove filter: ${name}`}
          onClick={() => {
            change(without);
          }}
        >
          {name}
          <Icon name="close" size={14} />
        </button>
      ))}
      {chips.length > 0 && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            change(NO_FACETS);
          }}
        >
          Clear all
        </button>
      )}
    </div>
  );
};
