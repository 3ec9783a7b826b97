/** Where a browser has no service workers, or the page is not secure, there is none. */
export const workersOf = (page: Window): ServiceWorkerContainer | null =>
  (page.navigator as Partial<Navigator>).serviceWorker ?? null;

/** Whether a service worker answers for this page: its files are there at once, and its replies nearly so. */
export const isKeptFor = (page: Window): boolean => Boolean(workersOf(page)?.controller);
