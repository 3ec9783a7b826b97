/** Neither the call nor the order has told; the button beside it asks again. */
export const CancelUnknown = () => <span role="alert">We could not find out whether this order was cancelled.</span>;
