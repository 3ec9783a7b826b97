import { PageAlert } from '../../ui/PageAlert';

/** Neither the request nor the order shows the outcome; the button beside it retries. */
export const CancelUnknown = () => (
  <PageAlert kind="error">We can’t confirm yet whether this order was cancelled.</PageAlert>
);
