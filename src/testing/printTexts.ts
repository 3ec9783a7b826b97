import { shopTexts } from './shopTexts';

/** Sentences of the store, the API and the worker are no shopper's: they tell developers of their faults. */
const PARTS = ['src/app', 'src/features', 'src/routes', 'src/ui', 'src/domain', 'src/config'];

/** `npm run texts`: what a shopper reads, by the file it stands in, for whoever edits it in one sitting. */
const texts = PARTS.flatMap(shopTexts);
const files = [...new Set(texts.map(([file]) => file))];
for (const file of files) {
  const own = texts.filter(([name]) => name === file).map(([, text]) => `- ${text}`);
  console.log([`\n## ${file}\n`, ...own].join('\n'));
}
