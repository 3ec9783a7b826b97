/** The parts of Storage and LockManager that are needed; null where the browser has none. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export interface Locks {
  request: (name: string, work: () => unknown) => Promise<unknown>;
}
