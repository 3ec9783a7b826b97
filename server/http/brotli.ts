import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Middle quality: a reply is made for one reader, unlike a built file. */
export const brotli = (text: Buffer | string): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
