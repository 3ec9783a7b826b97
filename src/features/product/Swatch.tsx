import type { NameValue } from '../../contract/attributes';
import styles from './OptionPicker.module.css';

const WORD = /^[a-z]+$/i;

/** What to paint: the shop's own value, else the name, which a browser knows or ignores. */
const paintOf = (name: string, swatches: readonly NameValue[]): string | undefined => {
  const key = name.trim().toLowerCase();
  const own = swatches.find((swatch) => swatch.name.trim().toLowerCase() === key);
  if (own) return own.value;
  const word = key.replace(/\s+/g, '');
  return WORD.test(word) ? word : undefined;
};

/** A spot of colour beside its name; of a colour that nobody knows the neutral ground remains. */
export const Swatch = ({ name, swatches }: { name: string; swatches: readonly NameValue[] }) => (
  <span className={styles.swatch} aria-hidden="true">
    <span className={styles.paint} style={{ backgroundColor: paintOf(name, swatches) }} />
  </span>
);
