import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import styles from './DismissibleAlert.module.css';
import { keepFocus } from './keepFocus';

export const DismissibleAlert = ({ text, onDismiss }: { text: string; onDismiss: () => void }) => (
  <div className={styles.alert} data-alert="">
    <Icon name="alert" />
    <p role="alert" className={styles.text}>
      {text}
    </p>
    <IconButton
      icon="close"
      size={20}
      label="Dismiss"
      onClick={({ currentTarget }) => {
        const passFocusOn = keepFocus(currentTarget.closest<HTMLElement>('[data-alert]') ?? currentTarget);
        onDismiss();
        passFocusOn();
      }}
    />
  </div>
);
