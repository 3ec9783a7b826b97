import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Medium quality: unlike a built file, a reply is compressed for one reader. */
export const brotli = (text: Buffer | string, quality = 5): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
