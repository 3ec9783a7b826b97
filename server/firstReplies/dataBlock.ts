import type { FirstReplies } from '../../src/contract/firstReplies';
import { FIRST_REPLIES_ID } from '../../src/contract/firstReplies';
import { scriptSafeJson } from '../../src/lib/markup';

/** The element as the build writes it for an API of the same origin; for another API it differs. */
const opening = `<script type="application/json" id="${FIRST_REPLIES_ID}" data-api="/api/v1">`;
export const emptyDataBlock = `${opening}</script>`;

/** Embeds the replies in the page; undefined when the page has no place for them or there is nothing to embed. */
export const withReplies = (html: string, first: FirstReplies): string | undefined => {
  const isEmpty = Object.keys(first.replies).length + Object.keys(first.excerpts).length === 0;
  const at = html.indexOf(emptyDataBlock);
  if (isEmpty || at === -1) return undefined;
  return `${html.slice(0, at)}${opening}${scriptSafeJson(first)}${html.slice(at + opening.length)}`;
};
