import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { brotli, type Encoding } from '../http/compress';
import type { Piece } from './gzipPieces';
import { joinPieces, packPiece } from './gzipPieces';

/** A part of a reply's text and a digest that changes with the text. */
export interface Part {
  digest: string;
  text: string;
}

interface ReplyPiece extends Piece {
  /** Digests of the parts in the piece. */
  digests: readonly string[];
  isLast: boolean;
}

export interface CachedReply {
  /** The catalogue version at which the reply was made. */
  version: number;
  /** Products in the reply. The reply is unchanged while none of them has changed. */
  products: readonly number[];
  etag: string;
  size: number;
  /** The text of a reply that is too small to be worth compressing. */
  plain?: Buffer;
  gzip: Buffer;
  pieces: readonly ReplyPiece[];
  /** Null while it is being compressed. */
  brotli: Buffer | null | undefined;
}

const partsInPiece = 64;
// Brotli can only compress a whole reply: a long list whose products sell would be recompressed each time.
const mostForBrotli = 512 * 1024;
const worthPacking = 1024;

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The text around the parts of a reply, which are separated by commas. */
interface Frame {
  opening: string;
  closing: string;
}

/** Parts that are compressed together. */
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

/** The length of the text of one group, computed without building the text. */
const lengthOf = ({ parts }: Group, { opening, closing }: Frame): number =>
  parts.reduce((sum, { text }) => sum + text.length, Math.max(0, parts.length - 1) + opening.length + closing.length);

const digestOfGroup = ({ parts, isLast }: Group): string =>
  digestOf(`${parts.map(({ digest }) => digest).join()}${isLast ? '.' : ''}`);

/** Compares digests only, so checking an unchanged piece builds and compresses nothing. */
const isUnchanged = ({ digests, isLast }: ReplyPiece, group: Group): boolean =>
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

/** Compresses a reply and reuses the unchanged pieces of the earlier one. */
export const makeReply = async (
  { parts, frame = bare, products, version }: Made,
  earlier?: CachedReply,
): Promise<CachedReply> => {
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
      return known && isUnchanged(known, group) ? Promise.resolve(known) : packGroup(group, index, frame);
    }),
  );
  const reply: CachedReply = {
    version,
    products,
    etag: digestOf(pieces.map(({ digest }) => digest).join()),
    size: pieces.reduce((sum, { length }) => sum + length, 0),
    gzip: joinPieces(pieces),
    pieces,
    brotli: undefined,
  };
  // A reply that has just changed may change again before its second read: until then it is sent as gzip.
  if (!earlier) await addBrotli(reply);
  return reply;
};

/** Adds the brotli form if the reply is worth it. */
export const addBrotli = async (reply: CachedReply): Promise<void> => {
  if (reply.brotli !== undefined || reply.plain || reply.size > mostForBrotli) return;
  reply.brotli = null;
  reply.brotli = await brotli(await promisify(gunzip)(reply.gzip));
};

/** The body for a client that accepts these encodings, and its encoding. The uncompressed text is not cached. */
export const bodyFor = async (
  { plain, gzip, brotli: packed }: CachedReply,
  accepted: ReadonlySet<Encoding>,
): Promise<{ body: Buffer; encoding?: Encoding }> => {
  if (plain) return { body: plain };
  if (packed && accepted.has('br')) return { body: packed, encoding: 'br' };
  if (accepted.has('gzip')) return { body: gzip, encoding: 'gzip' };
  return { body: await promisify(gunzip)(gzip) };
};

export const weightOf = ({ plain, gzip, brotli: packed, pieces, products }: CachedReply): number =>
  (plain?.length ?? 0) +
  gzip.length * 2 +
  (packed?.length ?? 0) +
  products.length * 8 +
  pieces.length * partsInPiece * 24 +
  500;
