import { copyBuild } from './copyBuild';
import { runCommand } from './runCommand';

/** `npm run release -- TARGET [DAYS]`: copies the build over the one that shoppers have open. */
const [target, days = '30'] = process.argv.slice(2);
void runCommand(async () => {
  if (target === undefined || !/^\d{1,4}$/.test(days)) throw new Error('npm run release -- FOLDER [DAYS]');
  const { added, removed } = await copyBuild('dist', target, Number(days));
  return `${target}: ${added} files of this release, ${removed} older ones removed\n`;
});
