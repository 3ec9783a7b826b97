import { FIRST_REPLIES_ID, type FirstReplies, NO_REPLIES, readFirstReplies } from '../contract/firstReplies';
import { navigationType } from '../lib/navigationType';

/** A page restored from the history may be days old, even if the server forbade caching. */
const isOld = (): boolean => navigationType(window) === 'back_forward';

/** The replies that the server has embedded in this page. */
export const embeddedReplies = (): FirstReplies =>
  isOld() ? NO_REPLIES : readFirstReplies(document.getElementById(FIRST_REPLIES_ID)?.textContent ?? '');

/** Wraps an included reply in a Response, so that the API layer handles it like any other. */
export const jsonResponse = (reply: unknown): Response =>
  new Response(JSON.stringify(reply), { headers: { 'Content-Type': 'application/json' } });

/** Fulfilled once all of index.html is parsed: before the bundle runs, which waits for that too. */
export const pageParsed = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.readyState !== 'loading') resolve();
    };
    document.addEventListener('readystatechange', look);
    look();
  });
