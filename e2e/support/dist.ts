import { resolve } from 'node:path';
import { ensureBuild } from '../../server/build';

/** The build under test: DIST_DIR names another folder, which is then taken as it is. */
export const distFolder = (): string => resolve(process.env.DIST_DIR ?? resolve(__dirname, '../../dist'));

/** Builds the storefront when it is missing or made from other sources. */
export const ensureDist = async (): Promise<string> => {
  if (process.env.DIST_DIR === undefined) await ensureBuild();
  return distFolder();
};

/** The same shop with the support page in it, which the build under test has no trace of. */
export const ensureSupportDist = async (): Promise<string> => {
  const folder = resolve(__dirname, '../../.cache/support');
  await ensureBuild(folder, { SUPPORT: 'on' });
  return folder;
};
