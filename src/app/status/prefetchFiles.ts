import { parseJson } from '../../lib/parseJson';

/** Where the build writes the addresses of the files that are likely to be needed next. */
const LIST_ID = 'later-files';

/** Downloads files without evaluating them: most shoppers never open what is in them. */
export const prefetchFiles = (document: Document): void => {
  const files = parseJson(document.getElementById(LIST_ID)?.textContent ?? '');
  if (!Array.isArray(files)) return;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = String(file);
    document.head.append(link);
  }
};
