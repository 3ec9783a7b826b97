import type { NameValue } from '../../contract/attributes';
import { fold } from '../../lib/fold';
import styles from './OptionPicker.module.css';

const WORD = /^[a-z]+$/i;

/** The shop's own colour value, else the name, which the browser ignores when it is no CSS colour. */
const paintOf = (name: string, swatches: readonly NameValue[]): string | undefined => {
  const key = fold(name);
  const own = swatches.find((swatch) => fold(swatch.name) === key);
  if (own) return own.value;
  const word = key.replace(/\s+/g, '');
  return WORD.test(word) ? word : undefined;
};

/** A colour swatch; an unknown colour shows the neutral background. */
export const Swatch = ({ name, swatches }: { name: string; swatches: readonly NameValue[] }) => (
  <span className={styles.swatch} aria-hidden="true">
    <span className={styles.paint} style={{ backgroundColor: paintOf(name, swatches) }} />
  </span>
);
