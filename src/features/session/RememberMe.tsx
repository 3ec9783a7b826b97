import { CheckField } from '../../ui/CheckField';

/** The "Remember me" checkbox with its explanation, the same on every form. */
export const RememberMe = ({ defaultChecked }: { defaultChecked: boolean }) => (
  <CheckField
    name="remember"
    label="Remember me"
    hint="Stay signed in on this device until you sign out. On a shared device, untick this: closing or reloading the tab signs you out and forgets your cart and wishlist here."
    defaultChecked={defaultChecked}
  />
);
