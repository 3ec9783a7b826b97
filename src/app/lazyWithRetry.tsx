import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { retryOnce } from '../lib/retryOnce';

export interface LazyComponent<P> extends FunctionComponent<P> {
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}

/**
 * React.lazy never recovers from a file that failed to load, so the loader retries once. A loaded file is rendered at
 * once, while React.lazy would first wait for a promise.
 */
export const lazyWithRetry = <P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> => {
  let loaded: ComponentType<P> | undefined;
  const take = async () => (loaded = await load());
  const Later = lazy(async () => ({ default: await retryOnce(take) }));
  const Lazy = (props: P) => {
    // The component is fixed while it is mounted: another one would lose its state.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Lazy, { load: take, isLoaded: () => loaded !== undefined });
};
