import { paths } from '../../config/paths';
import type { CartLine } from '../../contract/cart';
import { Link } from '../../ui/Link';
import { lineName } from './lineTexts';
import styles from './Line.module.css';

/** The line's name, linked to its product if that has a page. */
export const LineTitle = ({ line }: { line: CartLine }) => {
  const { slug, code, productId } = line;
  if (slug === '' || code === '') return <span className={styles.title}>{lineName(line)}</span>;
  return (
    <Link to={paths.product(slug, code, productId ?? undefined)} className={styles.title}>
      {lineName(line)}
    </Link>
  );
};

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
