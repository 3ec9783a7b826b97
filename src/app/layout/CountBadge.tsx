import styles from './CountBadge.module.css';

const MOST = 999;

/** What an icon's accessible name says of the number on its corner. */
export const countedName = (name: string, count: number): string =>
  `${name}, ${count} ${count === 1 ? 'item' : 'items'}`;

/** The number on the corner of an icon; nothing for none. */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 && <span className={styles.badge}>{count > MOST ? `${MOST}+` : count}</span>;
