import styles from './Drawing.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';

/** Illustrates a page without goods. Decorative: the text says the same. */
export const Drawing = ({ name }: { name: IconName }) => (
  <span className={styles.drawing}>
    <Icon name={name} size={36} />
  </span>
);
