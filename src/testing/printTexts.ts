import { shopTexts } from './shopTexts';

/** Excludes the store, the API and the worker: their sentences are error messages for developers. */
const PARTS = ['src/app', 'src/features', 'src/routes', 'src/ui', 'src/domain', 'src/config'];

/** `npm run texts`: prints all texts that a shopper reads, grouped by file, for editing in one pass. */
const texts = PARTS.flatMap(shopTexts);
const files = [...new Set(texts.map(([file]) => file))];
for (const file of files) {
  const own = texts.filter(([name]) => name === file).map(([, text]) => `- ${text}`);
  console.log([`\n## ${file}\n`, ...own].join('\n'));
}
