/** An observable value for `useSyncExternalStore`; `schedule` decides when listeners are notified. */
export const observed = <T>(first: T, schedule: (notify: () => void) => void = (notify) => notify()) => {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    read: (): T => value,
    set: (next: T): void => {
      value = next;
      schedule(() => {
        for (const listener of listeners) listener();
      });
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
