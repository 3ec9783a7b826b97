import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { grouped } from '../../lib/money';
import type { FacetOption } from './facetOptions';
import styles from './FacetPanel.module.css';

const SHORT = 8;

interface CheckProps {
  name: string;
  count: number;
  chosen: boolean;
  swatch?: string | null;
  onToggle: () => void;
}

export const FacetCheck = ({ name, count, chosen, swatch, onToggle }: CheckProps) => (
  <label className={styles.option} data-none={(count === 0 && !chosen) || undefined}>
    <Checkbox className={styles.box} checked={chosen} disabled={count === 0 && !chosen} onChange={onToggle} />
    {swatch && <span className={styles.swatch} style={{ backgroundColor: swatch }} />}
    <span className={styles.name}>{name}</span>
    <span className={styles.count}>({grouped(count)})</span>
  </label>
);

interface FacetOptionListProps {
  title: string;
  options: readonly FacetOption[];
  onToggle: (name: string) => void;
}

/** The options of one facet; a button expands a long list. */
export const FacetOptionList = ({ title, options, onToggle }: FacetOptionListProps) => {
  const [all, setAll] = useState(false);
  if (options.length === 0) return null;
  const isLong = options.length > SHORT + 2;
  const shown = all || !isLong ? options : options.filter(({ chosen }, index) => index < SHORT || chosen);
  return (
    <fieldset>
      <legend className={styles.title}>{title}</legend>
      {shown.map(({ name, ...option }) => (
        <FacetCheck
          key={name}
          name={name}
          {...option}
          onToggle={() => {
            onToggle(name);
          }}
        />
      ))}
      {isLong && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setAll(!all);
          }}
        >
          {all ? 'Show fewer' : `Show all ${options.length}`}
        </button>
      )}
    </fieldset>
  );
};
