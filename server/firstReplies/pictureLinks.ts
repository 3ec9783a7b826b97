import type { FirstReads } from '../../src/contract/firstReads';
import { dataOf } from '../../src/contract/firstReplies';
import { firstPictures } from '../../src/domain/firstPictures';
import { parseJson } from '../../src/lib/json';
import { wellFormed } from '../../src/lib/searchTerm';
import type { ApiReply } from './fetchReplies';

/** Encodes the address as a browser would, including characters that end an address in a header. */
const inHeader = (address: string): string => wellFormed(address).replace(/[^!-~]|[<>"]/gu, encodeURIComponent);

const preload = (picture: string): string => `<${inHeader(picture)}>; rel=preload; as=image; fetchpriority=high`;

/** The Link header that lets a browser prefetch the first pictures while the page is still loading. */
export const pictureLinks = async (
  { route, calls: [own = ''] }: FirstReads,
  replies: readonly ApiReply[],
): Promise<string | undefined> => {
  const reply = replies.find(({ call }) => call === own);
  const data = reply && dataOf(parseJson(await reply.read()));
  const pictures = firstPictures(route, own, data, null);
  return pictures.length > 0 ? pictures.map(preload).join(', ') : undefined;
};
