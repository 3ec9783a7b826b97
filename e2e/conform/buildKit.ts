import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the kit into a one-file package that does not depend on this repository, so that `npx` runs it anywhere. */
export const buildKit = async (folder: string): Promise<string> => {
  const root = join(__dirname, '../..');
  const { version, license, engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
    engines: object;
  };
  const file = join(folder, 'conform.cjs');
  await build({
    entryPoints: [join(__dirname, 'main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
  const about = { name: 'storefront-conform', version, license, engines, bin: 'conform.cjs', files: ['conform.cjs'] };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  return file;
};
