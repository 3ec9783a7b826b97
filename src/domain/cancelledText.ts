/** The announcement of a cancellation, the same on every page. */
export const cancelledText = (...orderCodes: string[]): string => `Order ${orderCodes.join(', ')} has been cancelled.`;
