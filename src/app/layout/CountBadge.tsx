import styles from './CountBadge.module.css';

const MOST = 999;

/** The accessible name of an icon with its count. */
export const countedName = (name: string, count: number): string =>
  `${name}, ${count} ${count === 1 ? 'item' : 'items'}`;

/** The number on the corner of an icon; renders nothing for 0. */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 && <span className={styles.badge}>{count > MOST ? `${MOST}+` : count}</span>;
