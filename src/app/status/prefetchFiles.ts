import { parseJson } from '../../lib/json';
import { hasWorker } from '../../lib/workers';
import { yieldToMain } from '../../lib/tasks';

/** The element in which the build lists the files that are likely to be needed next. */
const LIST_ID = 'later-files';

/**
 * Downloads files without evaluating them: most shoppers never open the parts in them. `<link rel="prefetch">` would
 * need `default-src 'self'` in Firefox, and Safari ignores it.
 */
export const prefetchFiles = async (page: Window): Promise<void> => {
  // The service worker has cached the files of its release.
  if (hasWorker(page)) return;
  const files = parseJson(page.document.getElementById(LIST_ID)?.textContent ?? '');
  if (!Array.isArray(files)) return;
  for (const file of files) {
    page
      .fetch(String(file), { priority: 'low' })
      // The browser does not cache a body that is not read.
      .then((reply) => reply.arrayBuffer())
      // The file is requested again when it is needed.
      .catch(() => undefined);
    // All requests in one task would block a slow phone for about 100 ms.
    await yieldToMain();
  }
};
