/** The announcement of a cancellation, the same on every page. */
export const cancelledText = (...orderCodes: string[]): string =>
  orderCodes.length === 1
    ? `Order ${orderCodes[0]} has been cancelled.`
    : `Orders ${orderCodes.join(', ')} have been cancelled.`;
