// npm run mutants [FOLDER or FILE]: Stryker over the rooms of plain rules one after the other, or over one place in them.
// The tests of a room must detect its own mutants.
import { spawnSync } from 'node:child_process';
import rooms from '../.config/strykerRooms.cjs';

const [place] = process.argv.slice(2);
const ends = (place ? [place.replace(/\/+$/, '')] : rooms).map((room) => {
  console.log(`\n== ${room}`);
  return spawnSync('npx', ['stryker', 'run', '.config/stryker.config.mjs'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, MUTATE: room },
  }).status;
});
process.exit(ends.find((status) => status !== 0) ?? 0);
