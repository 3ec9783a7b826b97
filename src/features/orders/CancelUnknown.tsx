import { PageAlert } from '../../ui/PageAlert';

/** Neither the call nor the order has told; the button beside it asks again. */
export const CancelUnknown = () => (
  <PageAlert kind="error">We can’t confirm yet whether this order was cancelled.</PageAlert>
);
