import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The signing key of this machine, created at the first start and stored, so that sessions survive a restart. */
export const storedSecret = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'secret');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known.length >= 32) return known;
  const secret = randomBytes(32).toString('hex');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
};
