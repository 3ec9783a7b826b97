import styles from './Drawing.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';

/** Says at a glance what a page without goods is about; its words say it again. */
export const Drawing = ({ name }: { name: IconName }) => (
  <span className={styles.drawing}>
    <Icon name={name} size={36} />
  </span>
);
