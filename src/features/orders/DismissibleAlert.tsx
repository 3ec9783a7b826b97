import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import styles from './DismissibleAlert.module.css';

export const DismissibleAlert = ({ text, onDismiss }: { text: string; onDismiss: () => void }) => (
  <div className={styles.alert}>
    <Icon name="alert" />
    <p role="alert" className={styles.text}>
      {text}
    </p>
    <IconButton icon="close" size={20} label="Dismiss" onClick={onDismiss} />
  </div>
);
