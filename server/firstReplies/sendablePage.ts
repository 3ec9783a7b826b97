import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli, type Encoding } from '../http/compress';

/** A page or file that is ready to send, with its compressed forms. */
export interface Sendable {
  plain: Buffer;
  packed: (encoding: Encoding) => Promise<Buffer | undefined>;
  /** A Link header sent ahead of it: files that the browser may fetch while the page is still loading. */
  link?: string | undefined;
  /** The catalogue has nothing at this address: the page is sent with HTTP 404. */
  isUnknown?: boolean;
}

// A request waits for this, so it is compressed less than the files of the build.
const pack: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => brotli(text, 6),
  gzip: promisify(gzip),
};

/** A page made at request time, compressed once for each requested encoding. */
export const sendablePage = (html: string): Sendable => {
  const plain = Buffer.from(html);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    plain,
    packed: (encoding) => {
      const known = made.get(encoding) ?? pack[encoding](plain);
      made.set(encoding, known);
      return known;
    },
  };
};
