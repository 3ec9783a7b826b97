import { useState } from 'react';
import { formatMinor, type Minor, toMajor } from '../../lib/money';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { focusField } from '../../ui/formFields';
import { rangeText } from './facetChipList';
import { FacetCheck } from './FacetOptionList';
import type { FacetOptions } from './facetOptions';
import styles from './FacetPanel.module.css';
import { typedPrice } from './priceBands';

interface PriceRange {
  min: Minor | null;
  max: Minor | null;
}

interface PriceFacetProps extends PriceRange {
  options: Pick<FacetOptions, 'range' | 'bands'>;
  currency: string;
  onChange: (range: PriceRange) => void;
}

const typed = (amount: Minor | null): string => (amount === null ? '' : String(toMajor(amount)));

/** Swaps a minimum and maximum that were typed in the wrong order. */
const ordered = ({ min, max }: PriceRange): PriceRange =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };

const ENDS = ['min', 'max'] as const;

const isUnreadable = (text: string): boolean => text.trim() !== '' && typedPrice(text) === null;

const PriceFields = ({ min, max, options, currency, onChange }: PriceFacetProps) => {
  const [texts, setTexts] = useState({ min: typed(min), max: typed(max) });
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [applied, setApplied] = useState({ min, max });
  if (applied.min !== min || applied.max !== max) {
    // Reset without a key: remounting the form would drop the focus.
    setApplied({ min, max });
    setTexts({ min: typed(min), max: typed(max) });
    setWrong([]);
  }
  const field = (end: (typeof ENDS)[number], label: string, placeholder: string) => (
    <Field
      label={label}
      name={end}
      error={wrong.includes(end) ? 'Enter a number, such as 50' : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={texts[end]}
      placeholder={placeholder}
      onChange={({ target }) => {
        setTexts({ ...texts, [end]: target.value });
        setWrong(wrong.filter((other) => other !== end));
      }}
    />
  );
  return (
    <form
      className={styles.range}
      onSubmit={(event) => {
        event.preventDefault();
        const found = ENDS.filter((end) => isUnreadable(texts[end]));
        setWrong(found);
        if (found[0]) focusField(event.currentTarget, found[0]);
        else onChange(ordered({ min: typedPrice(texts.min), max: typedPrice(texts.max) }));
      }}
    >
      {field('min', `From (${currency})`, options.range ? formatMinor(options.range.low) : '')}
      {field('max', `To (${currency})`, options.range ? formatMinor(options.range.high) : '')}
      <Button type="submit" variant="quiet" className={styles.apply}>
        Apply
      </Button>
    </form>
  );
};

/** Price bands to tick, and two fields for a custom range. */
export const PriceFacet = (props: PriceFacetProps) => {
  const { min, max, options, currency, onChange } = props;
  if (options.range === null) return null;
  return (
    <fieldset>
      <legend className={styles.title}>Price</legend>
      {options.bands.map((band) => {
        const chosen = band.min === min && band.max === max;
        return (
          <FacetCheck
            key={String(band.min)}
            name={rangeText(band.min, band.max, currency)}
            count={band.count}
            chosen={chosen}
            onToggle={() => {
              onChange(chosen ? { min: null, max: null } : { min: band.min, max: band.max });
            }}
          />
        );
      })}
      <PriceFields {...props} />
    </fieldset>
  );
};
