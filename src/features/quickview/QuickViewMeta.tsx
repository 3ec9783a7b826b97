import { META } from './samples';
import styles from './QuickView.module.css';

export const QuickViewMeta = () => (
  <dl className={styles.meta}>
    {META.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}:</dt> <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
