import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip } from 'node:zlib';
import type { Encoding } from '../http/compress';
import type { Piece } from './gzipPieces';
import { joinPieces, packPiece } from './gzipPieces';

/** A part of a reply's text, with a digest that is another one whenever the text is. */
export interface Part {
  digest: string;
  text: string;
}

export interface KeptReply {
  /** Of the catalogue, when it was made. */
  version: number;
  /** Products that it shows; when none of them has changed, neither has the reply. */
  products: readonly number[];
  etag: string;
  size: number;
  gzip: Buffer;
  pieces: readonly Piece[];
  /** Null while it is being made. */
  brotli: Buffer | null | undefined;
}

const partsInPiece = 64;
// Brotli packs a whole reply or nothing: a long list whose products sell would be packed all over again each time.
const mostForBrotli = 512 * 1024;
const worthPacking = 1024;

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Parts that are packed together; their text is only put together where it has to be packed. */
const groups = (parts: readonly Part[]) => {
  const pieces: { digest: string; text: () => string }[] = [];
  for (let start = 0; start < parts.length; start += partsInPiece) {
    const group = parts.slice(start, start + partsInPiece);
    pieces.push({
      digest: group.map(({ digest }) => digest).join(),
      text: () => group.map(({ text }) => text).join(''),
    });
  }
  return pieces;
};

const brotli = (text: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

interface Made {
  parts: readonly Part[];
  products: readonly number[];
  version: number;
}

/** Packs a reply; pieces that are the same as in the earlier one are taken from it. */
export const makeReply = async ({ parts, products, version }: Made, earlier?: KeptReply): Promise<KeptReply> => {
  const known = new Map(earlier?.pieces.map((piece) => [piece.digest, piece]));
  const pieces = await Promise.all(
    groups(parts).map(({ digest, text }) => Promise.resolve(known.get(digest) ?? packPiece(digest, text()))),
  );
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const reply: KeptReply = {
    version,
    products,
    etag: digestOf(pieces.map(({ digest }) => digest).join()),
    size,
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
  if (reply.brotli !== undefined || reply.size < worthPacking || reply.size > mostForBrotli) return;
  reply.brotli = null;
  reply.brotli = await brotli(await promisify(gunzip)(reply.gzip));
};

/** The body for a reader who takes these encodings, and how it is packed; the text itself is not kept. */
export const bodyFor = async (
  { size, gzip, brotli: packed }: KeptReply,
  accepted: ReadonlySet<Encoding>,
): Promise<{ body: Buffer; encoding?: Encoding }> => {
  if (packed && accepted.has('br')) return { body: packed, encoding: 'br' };
  if (size >= worthPacking && accepted.has('gzip')) return { body: gzip, encoding: 'gzip' };
  return { body: await promisify(gunzip)(gzip) };
};

export const weightOf = ({ gzip, brotli: packed, pieces, products }: KeptReply): number =>
  gzip.length * 2 + (packed?.length ?? 0) + products.length * 8 + pieces.length * partsInPiece * 24 + 500;
