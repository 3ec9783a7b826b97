import { useEffect, useState } from 'react';
import type { TabMessage } from '../../contract/workerMessages';
import { workersOf } from '../../lib/workers';

const HOUR = 3_600_000;

/** A new worker waits until the tabs of the old release are closed or a message activates it. */
const onWaiting = (registration: ServiceWorkerRegistration, tell: (worker: ServiceWorker) => void): (() => void) => {
  const look = () => {
    if (registration.waiting && registration.active) tell(registration.waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  look();
  watch();
  registration.addEventListener('updatefound', watch);
  return () => {
    registration.removeEventListener('updatefound', watch);
  };
};

const takeOver = (workers: ServiceWorkerContainer, worker: ServiceWorker): void => {
  if (worker.state !== 'installed') {
    // The release was activated by another tab.
    window.location.reload();
    return;
  }
  workers.addEventListener(
    'controllerchange',
    () => {
      window.location.reload();
    },
    { once: true },
  );
  const message: TabMessage = { type: 'takeOver' };
  worker.postMessage(message);
};

/** Activates a new release on request; a tab that stays open checks for one periodically. */
export const useNewRelease = (): (() => void) | null => {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const workers = workersOf(window);
  useEffect(() => {
    if (!workers) return undefined;
    const stops: (() => void)[] = [];
    let isGone = false;
    void workers.ready.then((registration) => {
      if (isGone) return;
      stops.push(onWaiting(registration, setWaiting));
      const timer = setInterval(() => void registration.update().catch(() => undefined), HOUR);
      stops.push(() => {
        clearInterval(timer);
      });
    });
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [workers]);
  if (!workers || !waiting) return null;
  return () => {
    setWaiting(null);
    takeOver(workers, waiting);
  };
};
