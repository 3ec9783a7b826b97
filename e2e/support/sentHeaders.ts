import type { Request } from '@playwright/test';

/** The headers as sent. A request that a navigation cut off never reports them, so its intended headers count. */
export const sentHeaders = (request: Request): Promise<Record<string, string>> =>
  Promise.race([
    request.allHeaders(),
    new Promise<Record<string, string>>((resolve) => {
      setTimeout(() => {
        resolve(request.headers());
      }, 3000);
    }),
  ]);
