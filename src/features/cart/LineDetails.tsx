import type { CartLine } from '../../contract/cart';
import styles from './Line.module.css';

/** Which of the product's variants it is. */
export const LineDetails = ({ line: { attributes } }: { line: CartLine }) => (
  <>
    {attributes.map(({ name, value }) => (
      <p key={name} className={styles.detail}>
        {name}: {value}
      </p>
    ))}
  </>
);
