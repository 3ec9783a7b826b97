import { readIfFile } from '../distFiles';
import { settingsIn } from '../../src/delivery/pageFile';
import { pageSettingsFrom } from '../../src/delivery/settingsFrom';
import { runCommand } from './runCommand';
import { writeSitemap } from './writeSitemap';

/** `npm run sitemap -- ORIGIN [FOLDER]`: the catalogue of the API that the environment or the page in the folder names. */
const [origin = '', folder = 'dist'] = process.argv.slice(2);
void runCommand(async () => {
  if (!/^https?:\/\/[^/]+$/.test(origin)) throw new Error('npm run sitemap -- https://shop.example.com [FOLDER]');
  const page = await readIfFile(`${folder}/index.html`);
  if (!page) throw new Error(`There is no build in ${folder}`);
  const { apiBaseUrl, apiKey } = { ...settingsIn(page.toString()), ...pageSettingsFrom(process.env) };
  const url = `${apiBaseUrl || origin}/api/v1`;
  const count = await writeSitemap({ url, key: apiKey ?? 'demo-key', fetch }, origin, folder);
  return `${folder}/sitemap.xml lists ${count} products of ${url}\n`;
});
