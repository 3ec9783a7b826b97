import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const RETRY_DELAY_MS = 700;

/** React.lazy never recovers from a lost file, so the loader asks a second time by itself. */
export const lazyWithRetry = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      return { default: await load() };
    }
  });
