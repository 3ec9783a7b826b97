// Functions that one file alone may declare: business rules, the meaning of a failed call, and frequent helpers.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const DOMAIN = 'src/domain';
const OTHERS = [
  'src/api/apiError.ts',
  'src/api/isMissing.ts',
  'src/contract/plainReaders.ts',
  'src/lib/days.ts',
  'src/lib/json.ts',
  'src/lib/loanTexts.ts',
];

const isRule = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts');
const files = [
  ...readdirSync(path.join(root, DOMAIN))
    .filter(isRule)
    .map((name) => `${DOMAIN}/${name}`),
  ...OTHERS,
];

const functionsOf = (file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^export const (\w+) =\s*[(<]/gm)].map(([, name]) => name);

/** Each file with the names of the functions that it alone may declare. */
const homes = files.map((file) => ({ file, names: functionsOf(file) }));

const declares = (names) => ({
  selector: `VariableDeclarator[id.name=/^(${names.join('|')})$/][init.type=/Function/], FunctionDeclaration[id.name=/^(${names.join('|')})$/]`,
  message: 'Import this function instead of declaring it again (.config/homes.mjs).',
});

const restricted = (rules) => ({ 'no-restricted-syntax': ['error', ...rules] });

/** Forbids a second declaration of any of them; `more` lists the other restrictions of these files. */
export const statedOnce = (more = []) => restricted([declares(homes.flatMap(({ names }) => names)), ...more]);

/** Lets each home declare its own functions; `moreIn` lists the other restrictions of a file. */
export const homesOnly = (moreIn) =>
  homes.map(({ file }) => ({
    files: [file],
    rules: restricted([
      declares(homes.filter((other) => other.file !== file).flatMap(({ names }) => names)),
      ...moreIn(file),
    ]),
  }));
