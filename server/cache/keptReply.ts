import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { brotli } from '../http/brotli';
import type { Encoding } from '../http/compress';
import type { Piece } from './gzipPieces';
import { joinPieces, packPiece } from './gzipPieces';

/** A part of a reply's text, with a digest that is another one whenever the text is. */
export interface Part {
  digest: string;
  text: string;
}

interface ReplyPiece extends Piece {
  /** Of the parts in it. */
  digests: readonly string[];
  isLast: boolean;
}

export interface KeptReply {
  /** Of the catalogue, when it was made. */
  version: number;
  /** Products that it shows; when none of them has changed, neither has the reply. */
  products: readonly number[];
  etag: string;
  size: number;
  /** The text of a reply that is too small to be worth packing. */
  plain?: Buffer;
  gzip: Buffer;
  pieces: readonly ReplyPiece[];
  /** Null while it is being made. */
  brotli: Buffer | null | undefined;
}

const partsInPiece = 64;
// Brotli packs a whole reply or nothing: a long list whose products sell would be packed all over again each time.
const mostForBrotli = 512 * 1024;
const worthPacking = 1024;

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** What stands around the parts of a reply, which are set off by commas. */
interface Frame {
  opening: string;
  closing: string;
}

/** Parts that are packed together. */
interface Group {
  parts: readonly Part[];
  isLast: boolean;
}

const groupsOf = (parts: readonly Part[]): Group[] => {
  const groups: Group[] = [];
  for (let start = 0; start === 0 || start < parts.length; start += partsInPiece) {
    groups.push({ parts: parts.slice(start, start + partsInPiece), isLast: start + partsInPiece >= parts.length });
  }
  return groups;
};

const textOf = ({ parts, isLast }: Group, index: number, { opening, closing }: Frame): string => {
  const texts = parts.map(({ text }) => text).join();
  return `${index === 0 ? opening : ','}${texts}${isLast ? closing : ''}`;
};

/** How long a text of one group is, without putting it together. */
const lengthOf = ({ parts }: Group, { opening, closing }: Frame): number =>
  parts.reduce((sum, { text }) => sum + text.length, Math.max(0, parts.length - 1) + opening.length + closing.length);

const digestOfGroup = ({ parts, isLast }: Group): string =>
  digestOf(`${parts.map(({ digest }) => digest).join()}${isLast ? '.' : ''}`);

/** Nothing is made anew, and no text put together, to find that a piece is still what it was. */
const isStill = ({ digests, isLast }: ReplyPiece, group: Group): boolean =>
  isLast === group.isLast &&
  digests.length === group.parts.length &&
  group.parts.every(({ digest }, index) => digest === digests[index]);

const packGroup = async (group: Group, index: number, frame: Frame): Promise<ReplyPiece> => ({
  ...(await packPiece(digestOfGroup(group), textOf(group, index, frame))),
  digests: group.parts.map(({ digest }) => digest),
  isLast: group.isLast,
});

interface Made {
  parts: readonly Part[];
  frame?: Frame;
  products: readonly number[];
  version: number;
}

const bare: Frame = { opening: '', closing: '' };

/** Packs a reply; pieces that are the same as in the earlier one are taken from it. */
export const makeReply = async (
  { parts, frame = bare, products, version }: Made,
  earlier?: KeptReply,
): Promise<KeptReply> => {
  const groups = groupsOf(parts);
  const [first] = groups;
  if (first?.isLast && lengthOf(first, frame) < worthPacking) {
    const plain = Buffer.from(textOf(first, 0, frame));
    const etag = digestOfGroup(first);
    return { version, products, etag, size: plain.length, plain, gzip: Buffer.alloc(0), pieces: [], brotli: undefined };
  }
  const pieces = await Promise.all(
    groups.map((group, index) => {
      const known = earlier?.pieces[index];
      return known && isStill(known, group) ? Promise.resolve(known) : packGroup(group, index, frame);
    }),
  );
  const reply: KeptReply = {
    version,
    products,
    etag: digestOf(pieces.map(({ digest }) => digest).join()),
    size: pieces.reduce((sum, { length }) => sum + length, 0),
    gzip: joinPieces(pieces),
    pieces,
    brotli: undefined,
  };
  // A reply that has just changed may do so again before it is read twice: until then it travels as gzip.
  if (!earlier) await packTighter(reply);
  return reply;
};

/** Adds the brotli of a reply that is worth it. */
export const packTighter = async (reply: KeptReply): Promise<void> => {
  if (reply.brotli !== undefined || reply.plain || reply.size > mostForBrotli) return;
  reply.brotli = null;
  reply.brotli = await brotli(await promisify(gunzip)(reply.gzip));
};

/** The body for a reader who takes these encodings, and how it is packed; the text itself is not kept. */
export const bodyFor = async (
  { plain, gzip, brotli: packed }: KeptReply,
  accepted: ReadonlySet<Encoding>,
): Promise<{ body: Buffer; encoding?: Encoding }> => {
  if (plain) return { body: plain };
  if (packed && accepted.has('br')) return { body: packed, encoding: 'br' };
  if (accepted.has('gzip')) return { body: gzip, encoding: 'gzip' };
  return { body: await promisify(gunzip)(gzip) };
};

export const weightOf = ({ plain, gzip, brotli: packed, pieces, products }: KeptReply): number =>
  (plain?.length ?? 0) +
  gzip.length * 2 +
  (packed?.length ?? 0) +
  products.length * 8 +
  pieces.length * partsInPiece * 24 +
  500;
