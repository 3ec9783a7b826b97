import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A part of a list, compressed separately so that unchanged parts are not compressed again. */
export interface Piece {
  /** Changes whenever the content changes. */
  digest: string;
  packed: Buffer;
  crc: number;
  length: number;
}

const pack = promisify(deflateRaw) as (
  text: Buffer,
  options: { level: number; finishFlush: number },
) => Promise<Buffer>;

export const packPiece = async (digest: string, text: string): Promise<Piece> => {
  const plain = Buffer.from(text);
  // A full flush ends on a byte boundary and allows no back references across it, so pieces can be concatenated.
  const packed = await pack(plain, { level: 6, finishFlush: constants.Z_FULL_FLUSH });
  return { digest, packed, crc: crc32(plain), length: plain.length };
};

const polynomial = 0xedb88320;

/** The product of two polynomials modulo that of gzip's checksum, lowest bit first. */
const multiply = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 0x80000000, factor = b; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
};

/** x to the power of eight times the byte count: the factor that shifts a checksum past that many bytes. */
const shiftOf = (bytes: number): number => {
  let power = 0x80000000;
  for (let left = bytes, square = 0x00800000; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(power, square);
    square = multiply(square, square);
  }
  return power;
};

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

/** Joins compressed pieces into one gzip file. */
export const joinPieces = (pieces: readonly Piece[]): Buffer => {
  const trailer = Buffer.alloc(8);
  let crc = 0;
  let length = 0;
  for (const piece of pieces) {
    crc = (multiply(shiftOf(piece.length), crc) ^ piece.crc) >>> 0;
    length += piece.length;
  }
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([header, ...pieces.map(({ packed }) => packed), lastBlock, trailer]);
};
