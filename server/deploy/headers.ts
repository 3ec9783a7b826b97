import { join } from 'node:path';
import { withPreviousRelease } from '../../src/delivery/withPreviousRelease';
import { HEADER_FORMATS, headersText } from '../../src/delivery/headersText';
import { headersFile, readHeaders } from '../distFiles';
import { runCommand } from './runCommand';

/**
 * `npm run headers -- nginx [FOLDER [RELEASE BEFORE]]`: prints the headers a server must send with the page of a build.
 */
const [format = '', dist = 'dist', before] = process.argv.slice(2);
void runCommand(async () => {
  const built = await readHeaders(dist);
  if (!built) throw new Error(`There is no ${join(dist, headersFile)}: npm run build`);
  const earlier = before === undefined ? undefined : await readHeaders(before);
  const text = headersText(format, earlier ? withPreviousRelease(built, earlier) : built);
  if (text === undefined) throw new Error(`npm run headers -- ${HEADER_FORMATS.join('|')} [FOLDER [RELEASE BEFORE]]`);
  return text;
});
