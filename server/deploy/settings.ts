import { settingsIn } from '../../src/page/pageFile';
import { pageVariables } from '../../src/page/settle';
import { readIfFile } from '../distFiles';
import { runCommand } from './runCommand';
import { settleDist } from './settleDist';

/** `npm run settings [FOLDER]`: writes the environment's settings into an existing build. */
const [dist = 'dist'] = process.argv.slice(2);
void runCommand(async () => {
  await settleDist(dist, pageVariables(process.env));
  const page = await readIfFile(`${dist}/index.html`);
  return `${dist} now has the settings ${JSON.stringify(settingsIn(page?.toString() ?? ''))}\n`;
});
