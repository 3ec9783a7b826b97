/** The one status in which an order can still be cancelled; compared exactly, as the back end writes it. */
export const PENDING = 'Pending';

export const isPending = (status: string): boolean => status === PENDING;

export const isCancelled = (status: string): boolean => /^\s*cancell?ed\s*$/i.test(status);
