// npm run mutants [-- WORD …]: breaks the code in one place after another and shows that a test notices.
// A WORD picks the mutants whose row, list or test contains it; --check only says whether all of them still apply.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const LISTS = '.ci/mutants';
const SPOILT = /SyntaxError|Cannot find module|Test suite failed to run|No tests found/;

const all = [];
for (const list of readdirSync(LISTS)) {
  const { default: mutants } = await import(resolve(LISTS, list));
  all.push(...mutants.map((mutant) => ({ ...mutant, list })));
}

const mutated = (text, { from, to }) => text.replace(from, () => to);

/** What is wrong with the mutant itself; nothing when it can be tried. */
const flaw = ({ file, from, to, by }) => {
  if (!existsSync(file)) return `${file} is not there`;
  if (!existsSync(by)) return `${by} is not there`;
  const times = readFileSync(file, 'utf8').split(from).length - 1;
  if (times !== 1) return `its text stands ${times} times in ${file}`;
  return from === to ? 'it changes nothing' : undefined;
};

const titleOf = ({ list, row, breaks }) => `${list.replace('.mjs', '')} ${row}: ${breaks}`;

/** A copy of the tree as it is now, so that nothing here is ever left broken. */
const copyTree = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).stdout.split('\n');
  for (const file of files.filter((name) => name && existsSync(name))) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
};

const runTest = (cwd, { by, named }) => {
  const args = by.startsWith('e2e/')
    ? ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--retries=0', '--workers=1', by.slice(4)]
    : ['jest', '--ci', '-w', '1', by];
  const chosen = named ? [by.startsWith('e2e/') ? '-g' : '-t', named] : [];
  const { status, stdout, stderr } = spawnSync('npx', [...args, ...chosen], { cwd, encoding: 'utf8' });
  const output = stdout + stderr;
  return { passed: status === 0 && /\d+ passed/.test(output), spoilt: SPOILT.test(output), output };
};

const sound = new Map();
const passesUnbroken = (cwd, mutant) => {
  const key = `${mutant.by} ${mutant.named ?? ''}`;
  if (!sound.has(key)) sound.set(key, runTest(cwd, mutant).passed);
  return sound.get(key);
};

const tryOut = (cwd, mutant) => {
  if (!passesUnbroken(cwd, mutant)) return 'its test fails anyway';
  const file = join(cwd, mutant.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(text, mutant));
  const { passed, spoilt } = runTest(cwd, mutant);
  writeFileSync(file, text);
  if (passed) return 'NOT NOTICED';
  return spoilt ? 'broke the test run, not a test' : undefined;
};

const words = process.argv.slice(2).filter((word) => word !== '--check');
const chosen = all.filter((mutant) =>
  words.length === 0 ? true : words.some((word) => `${titleOf(mutant)} ${mutant.by}`.includes(word)),
);
const checkOnly = process.argv.includes('--check');
const cwd = checkOnly ? undefined : copyTree();
let bad = 0;
for (const mutant of chosen) {
  const wrong = flaw(mutant) ?? (cwd && tryOut(cwd, mutant));
  if (wrong) bad += 1;
  if (wrong || cwd) console.log(`${wrong ? 'BAD ' : 'seen'} ${titleOf(mutant)}${wrong ? ` (${wrong})` : ''}`);
}
// docs/faults.md names for each fault the test that holds; where it says that the code has been broken, it has to be here.
const rows = new Set(all.map(({ row }) => row));
for (const line of readFileSync('docs/faults.md', 'utf8').split('\n')) {
  const [, row, , , test, broken] = line.split('|').map((cell) => cell.trim());
  if (!/^[A-Z]\d\d$/.test(row)) continue;
  const files = [...test.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file]) => file);
  if (files.length > 0 && files.every(existsSync) && (broken !== 'yes' || rows.has(row))) continue;
  bad += 1;
  console.log(`BAD  docs/faults.md ${row}: ${broken === 'yes' && !rows.has(row) ? 'never broken' : 'no such test'}`);
}
if (cwd) rmSync(cwd, { recursive: true, force: true });
console.log(`${chosen.length} mutants ${checkOnly ? 'looked at' : 'tried'}, ${bad} faults`);
process.exit(bad ? 1 : 0);
