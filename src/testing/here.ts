import { waitFor } from '@testing-library/react';

/** Path and query of the current address. */
export const here = (): string => window.location.pathname + window.location.search;

/** Waits until the router has opened this path and query. */
export const expectPath = (path: string): Promise<void> =>
  waitFor(() => {
    expect(here()).toBe(path);
  });
