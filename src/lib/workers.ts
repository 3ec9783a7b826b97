/** Null when the browser has no service workers, or the page is not secure. */
export const workersOf = (page: Window): ServiceWorkerContainer | null =>
  (page.navigator as Partial<Navigator>).serviceWorker ?? null;

/** Whether a service worker controls this page, so that its files and replies load quickly. */
export const hasWorker = (page: Window): boolean => Boolean(workersOf(page)?.controller);

/** Deletes every cache of this origin whose name has this prefix. */
export const dropCaches = async (prefix: string): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
};
