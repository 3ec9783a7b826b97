import { shopTexts } from './shopTexts';

/** Excludes the store, the API, the worker and most of the contract: their sentences are error messages for developers. */
const PARTS = ['src/app', 'src/features', 'src/routes', 'src/ui', 'src/domain', 'src/contract', 'src/config'];
const DEVELOPERS = /^src\/contract\/(?!checkoutFields)/;

/** `npm run texts`: prints all texts that a shopper reads, grouped by file, for editing in one pass. */
const texts = PARTS.flatMap(shopTexts).filter(([file]) => !DEVELOPERS.test(file));
const files = [...new Set(texts.map(([file]) => file))];
for (const file of files) {
  const own = texts.filter(([name]) => name === file).map(([, text]) => `- ${text}`);
  console.log([`\n## ${file}\n`, ...own].join('\n'));
}
