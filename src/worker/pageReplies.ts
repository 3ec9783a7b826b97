import { env } from '../config/env';
import { FIRST_REPLIES_ID, readFirstReplies } from '../contract/firstReplies';

const ELEMENT = /<script type="application\/json" id="first-replies"[^>]*>([^<]*)<\/script>/;

/** The complete replies embedded in a page, by URL, as the API would send them. */
export const repliesIn = (html: string, here: string): Map<string, string> => {
  const { replies } = readFirstReplies(ELEMENT.exec(html)?.[1] ?? '');
  return new Map(
    Object.entries(replies).map(([call, reply]) => [new URL(env.apiBaseUrl + call, here).href, JSON.stringify(reply)]),
  );
};

/** Whether a page is one of the shop: it has the element for its replies. */
export const isShopPage = (html: string): boolean => html.includes(`id="${FIRST_REPLIES_ID}"`);
