import type { CartLine } from '../../contract/cart';
import styles from './Line.module.css';

/** The attributes of the line's variant. */
export const LineDetails = ({ line: { attributes } }: { line: CartLine }) => (
  <>
    {attributes.map(({ name, value }) => (
      <p key={name} className={styles.detail}>
        {name}: {value}
      </p>
    ))}
  </>
);
