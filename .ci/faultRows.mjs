// docs/faults.md names the tests of each fault: '`file` › title', and more titles of the same file after a semicolon.
// This checks that the files exist and contain the titles; '…' and '%s' match any text.
import { existsSync, readFileSync } from 'node:fs';

const plain = (text) => text.replaceAll(/[’‘]/g, "'").replaceAll("\\'", "'");
const read = (file) => plain(readFileSync(file, 'utf8'));

const stands = (title, text) =>
  title
    .split(/…|%\w/)
    .map((part) => part.trim())
    .every((part) => text.includes(part));

/** Errors in the test names of one row. */
const flawsOf = (cell) => {
  let file;
  return cell.split('; ').flatMap((named) => {
    const [, path, titles] = /^(?:`([^`]+)`)?(.*)$/.exec(named) ?? [];
    file = path ?? file;
    if (!file || !existsSync(file)) return [`${file ?? named} is not there`];
    const text = read(file);
    const missing = titles
      .split('›')
      .map(plain)
      .filter((title) => !stands(title, text));
    return missing.map((title) => `${file} has no test '${title.trim()}'`);
  });
};

let rows = 0;
const flaws = [];
for (const line of read('docs/faults.md').split('\n')) {
  const [, row, , , tests] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  if (!/^[A-Z]\d\d$/.test(row ?? '')) continue;
  rows += 1;
  flaws.push(...flawsOf(tests).map((flaw) => `${row}: ${flaw}`));
}
for (const flaw of flaws) console.error(flaw);
console.log(`${rows} rows of docs/faults.md, ${flaws.length} flaws`);
process.exit(flaws.length > 0 || rows === 0 ? 1 : 0);
