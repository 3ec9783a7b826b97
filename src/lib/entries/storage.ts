/** The used parts of Storage and LockManager; null in browsers without them. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export interface Locks {
  request: (name: string, work: () => unknown) => Promise<unknown>;
}
