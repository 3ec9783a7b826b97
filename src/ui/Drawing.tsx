import styles from './Drawing.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';

/** A decorative illustration for a page without content, hidden from assistive technology. */
export const Drawing = ({ name }: { name: IconName }) => (
  <span className={styles.drawing}>
    <Icon name={name} size={36} />
  </span>
);
