import { PageAlert } from '../../ui/PageAlert';
import { keepFocus } from './keepFocus';

/** Why the payment page did not open. */
export const PaymentError = ({ text, onDismiss }: { text: string; onDismiss: () => void }) => (
  <PageAlert
    kind="error"
    closeText="Dismiss"
    onClose={({ currentTarget }) => {
      const passFocusOn = keepFocus(currentTarget.closest<HTMLElement>('[role="alert"]') ?? document.body);
      onDismiss();
      passFocusOn();
    }}
  >
    {text}
  </PageAlert>
);
