// docs/faults.md names the tests of each fault: '`file` › title', and more titles of the same file after a semicolon.
// This checks that the files exist and contain the titles; '…' and '%s' match any text.
import { existsSync, readFileSync } from 'node:fs';

const plain = (text) => text.replaceAll(/[’‘]/g, "'").replaceAll("\\'", "'");
const read = (file) => plain(readFileSync(file, 'utf8'));

const containsTitle = (title, text) =>
  title
    .split(/…|%\w/)
    .map((part) => part.trim())
    .every((part) => text.includes(part));

/** Errors in the test names of one row. */
const errorsOf = (cell) => {
  let file;
  return cell.split('; ').flatMap((named) => {
    const [, path, titles] = /^(?:`([^`]+)`)?(.*)$/.exec(named) ?? [];
    file = path ?? file;
    if (!file || !existsSync(file)) return [`${file ?? named} does not exist`];
    const text = read(file);
    const missing = titles
      .split('›')
      .map(plain)
      .filter((title) => !containsTitle(title, text));
    return missing.map((title) => `${file} has no test '${title.trim()}'`);
  });
};

let rows = 0;
const errors = [];
for (const line of read('docs/faults.md').split('\n')) {
  const [, row, , , tests] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  if (!/^[A-Z]\d\d$/.test(row ?? '')) continue;
  rows += 1;
  errors.push(...errorsOf(tests).map((error) => `${row}: ${error}`));
}
for (const error of errors) console.error(error);
console.log(`${rows} rows of docs/faults.md, ${errors.length} errors`);
process.exit(errors.length > 0 || rows === 0 ? 1 : 0);
