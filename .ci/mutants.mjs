// npm run mutants [FOLDER or FILE]: runs Stryker on each folder of pure functions in turn, or on one path. The tests of
// a folder must detect its own mutants.
import { spawnSync } from 'node:child_process';
import folders from '../.config/strykerFolders.cjs';

const [place] = process.argv.slice(2);
const ends = (place ? [place.replace(/\/+$/, '')] : folders).map((folder) => {
  console.log(`\n== ${folder}`);
  return spawnSync('npx', ['stryker', 'run', '.config/stryker.config.mjs'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, MUTATE: folder },
  }).status;
});
process.exit(ends.find((status) => status !== 0) ?? 0);
