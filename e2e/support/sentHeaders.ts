import type { Request } from '@playwright/test';

/** What went over the wire; of a request that the next page cut off nobody ever hears, so what was meant to go counts. */
export const sentHeaders = (request: Request): Promise<Record<string, string>> =>
  Promise.race([
    request.allHeaders(),
    new Promise<Record<string, string>>((resolve) => {
      setTimeout(() => {
        resolve(request.headers());
      }, 3000);
    }),
  ]);
