// npm run mutants [FOLDER]: Stryker over all rules, or over one folder of them.
import { spawnSync } from 'node:child_process';

const [folder = ''] = process.argv.slice(2);
const { status } = spawnSync('npx', ['stryker', 'run', '.config/stryker.config.mjs'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, MUTATE: folder.replace(/\/+$/, '') },
});
process.exit(status ?? 1);
