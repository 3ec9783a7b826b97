import { settingsIn } from '../../src/delivery/pageFile';
import { pageVariables } from '../../src/delivery/applySettings';
import { readIfFile } from '../distFiles';
import { runCommand } from './runCommand';
import { configureDist } from './configureDist';

/** `npm run settings [FOLDER]`: writes the environment's settings into an existing build. */
const [dist = 'dist'] = process.argv.slice(2);
void runCommand(async () => {
  await configureDist(dist, pageVariables(process.env));
  const page = await readIfFile(`${dist}/index.html`);
  return `${dist} now has the settings ${JSON.stringify(settingsIn(page?.toString() ?? ''))}\n`;
});
