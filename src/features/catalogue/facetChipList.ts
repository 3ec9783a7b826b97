import { formatMinor, type Minor } from '../../lib/money';
import { type Facets, withToggled } from './facets';

export interface FacetChip {
  /** Unique, unlike `name`: a color and a brand may share it. */
  key: string;
  name: string;
  /** The facets without this chip. */
  without: Facets;
}

/** 'GHS 100.00 – 200.00'; an open end is written in words. */
export const rangeText = (min: Minor | null, max: Minor | null, currency: string): string => {
  if (min === null) return `Up to ${currency} ${formatMinor(max ?? 0)}`;
  if (max === null) return `From ${currency} ${formatMinor(min)}`;
  return `${currency} ${formatMinor(min)} – ${formatMinor(max)}`;
};

export const facetChips = (facets: Facets, currency: string): readonly FacetChip[] => {
  const { min, max, onSale, inStock } = facets;
  return [
    ...(min !== null || max !== null
      ? [{ key: 'price', name: rangeText(min, max, currency), without: { ...facets, min: null, max: null } }]
      : []),
    ...Object.entries(facets.words).flatMap(([param, words]) =>
      words.map((word) => ({ key: `${param} ${word}`, name: word, without: withToggled(facets, param, word) })),
    ),
    ...(onSale ? [{ key: 'onSale', name: 'On sale', without: { ...facets, onSale: false } }] : []),
    ...(inStock ? [{ key: 'inStock', name: 'In stock', without: { ...facets, inStock: false } }] : []),
  ];
};
