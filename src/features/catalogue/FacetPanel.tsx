import { startTransition, useMemo, useOptimistic } from 'react';
import type { FacetEntry } from './facetIndex';
import { FacetCheck, FacetOptionList } from './FacetOptionList';
import { type FacetOptions, facetOptions } from './facetOptions';
import styles from './FacetPanel.module.css';
import { type Facets, withToggled } from './facets';
import { PriceFacet } from './PriceFacet';

interface FacetPanelProps {
  entries?: readonly FacetEntry[] | undefined;
  optionsOf?: ((facets: Facets) => FacetOptions) | undefined;
  facets: Facets;
  currency: string;
  onChange: (facets: Facets) => void;
}

const NONE: readonly FacetEntry[] = [];

/** All facets of a list, with the product count for each option. */
export const FacetPanel = ({
  entries = NONE,
  optionsOf,
  facets: inAddress,
  currency,
  onChange: putInAddress,
}: FacetPanelProps) => {
  // Navigation takes a moment: a choice shows at once, and the next one builds on it.
  const [facets, showAtOnce] = useOptimistic(inAddress);
  const onChange = (next: Facets) => {
    startTransition(() => {
      showAtOnce(next);
      putInAddress(next);
    });
  };
  const options = useMemo(
    () => (optionsOf ? optionsOf(facets) : facetOptions(entries, facets)),
    [optionsOf, entries, facets],
  );
  return (
    <div className={styles.panel}>
      <fieldset>
        <legend className={styles.title}>Offers and stock</legend>
        <FacetCheck
          name="On sale"
          count={options.onSale}
          chosen={facets.onSale}
          onToggle={() => {
            onChange({ ...facets, onSale: !facets.onSale });
          }}
        />
        <FacetCheck
          name="In stock"
          count={options.inStock}
          chosen={facets.inStock}
          onToggle={() => {
            onChange({ ...facets, inStock: !facets.inStock });
          }}
        />
      </fieldset>
      <PriceFacet
        min={facets.min}
        max={facets.max}
        options={options}
        currency={currency}
        onChange={(range) => {
          onChange({ ...facets, ...range });
        }}
      />
      {options.words.map(({ param, ...facet }) => (
        <FacetOptionList
          key={param}
          {...facet}
          onToggle={(word) => {
            onChange(withToggled(facets, param, word));
          }}
        />
      ))}
    </div>
  );
};
