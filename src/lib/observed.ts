/** An observable value for `useSyncExternalStore`; `soon` schedules the notifications. */
export const observed = <T>(first: T, soon: (tell: () => void) => void = (tell) => tell()) => {
  const hearers = new Set<() => void>();
  let value = first;
  return {
    read: (): T => value,
    set: (next: T): void => {
      value = next;
      soon(() => {
        for (const hear of hearers) hear();
      });
    },
    subscribe: (hear: () => void) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
};
