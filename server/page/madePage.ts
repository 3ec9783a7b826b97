import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/compress';

/** What can be sent of a page or a file: its text, and a packed form of it where there is one. */
export interface Sendable {
  plain: Buffer;
  packed: (encoding: Encoding) => Promise<Buffer | undefined>;
  /** A Link header that goes before it: what the browser may ask for while the page is still on its way. */
  link?: string | undefined;
}

// A request waits for this, so it is compressed less than the files of the build.
const pack: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: promisify(gzip),
};

/** A page that was made just now, packed once for each way in which it is asked for. */
export const madePage = (html: string): Sendable => {
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
