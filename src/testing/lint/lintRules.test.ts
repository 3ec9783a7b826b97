import { execFileSync } from 'node:child_process';

/** Plants lines in files of the tree (in memory only) and says which rules complain. */
const planted = (cases: { file: string; text: string }[]): string[][] => {
  const script = `
    const { ESLint } = require('eslint');
    const eslint = new ESLint({ overrideConfigFile: '.config/eslint.config.mjs' });
    (async () => {
      const found = [];
      for (const { file, text } of ${JSON.stringify(cases)}) {
        const [result] = await eslint.lintText(text, { filePath: file });
        found.push(result.messages.map(({ ruleId }) => ruleId));
      }
      process.stdout.write(JSON.stringify(found));
    })();`;
  return JSON.parse(execFileSync('node', ['-e', script], { encoding: 'utf8' })) as string[][];
};

const FEATURE = 'src/features/wishlist/wishlistSlice.ts';
const from = (path: string) => `import * as there from '${path}';\nexport const planted = there;\n`;

const ROWS: [string, string, string, string | null][] = [
  ['a feature reads another feature', FEATURE, from('../cart/cartSlice'), 'boundaries/dependencies'],
  ['a feature reads the session slice', FEATURE, from('../session/sessionSlice'), null],
  ['a feature reads what else the session has', FEATURE, from('../session/token'), 'boundaries/dependencies'],
  ['a feature imports a page', FEATURE, from('../../routes/home/HomePage'), 'boundaries/dependencies'],
  ['a feature imports the app', FEATURE, from('../../app/store'), 'boundaries/dependencies'],
  ['the API reads a feature', 'src/api/cartApi.ts', from('../features/cart/cartSlice'), 'boundaries/dependencies'],
  ['the contract reads the API', 'src/contract/loan.ts', from('../api/loanApi'), 'boundaries/dependencies'],
  ['a library reads the configuration', 'src/lib/ids.ts', from('../config/paths'), 'boundaries/dependencies'],
  ['the shop reads the server', 'src/app/App.tsx', from('../../server/app'), 'boundaries/dependencies'],
  ['the server reads the shop', 'server/app.ts', from('../src/app/store'), 'boundaries/dependencies'],
  ['the server reads the contract', 'server/app.ts', from('../src/contract/loan'), null],
  ['the kernel imports the store', 'src/store/hooks.ts', from('../app/store'), 'boundaries/dependencies'],
  [
    'the kernel names the type of the store',
    'src/store/hooks.ts',
    "import type { AppStore } from '../app/store';\nexport type Planted = AppStore;\n",
    null,
  ],
  ['a cycle', 'src/api/call.ts', from('./send'), 'import-x/no-cycle'],
  ['a barrel', FEATURE, "export * from './wishlistSlice';\n", 'no-restricted-syntax'],
  ['a second test for stock', FEATURE, 'export const isInStock = () => true;\n', 'no-restricted-syntax'],
  [
    'a second test for colours',
    'src/domain/stock.ts',
    'export const isColour = (name: string): boolean => name === "";\n',
    'no-restricted-syntax',
  ],
  ['a second reader of JSON', 'server/app.ts', 'export function parseJson() {}\n', 'no-restricted-syntax'],
  ['the home of a rule', 'src/domain/colour.ts', 'export const isColour = () => true;\n', null],
  ['a value of a rule’s name', FEATURE, 'export const isInStock = Math.random() > 0.5;\n', null],
  [
    'stock judged in passing',
    FEATURE,
    'export const planted = (goods: { available: number }) => goods.available === 0;\n',
    'no-restricted-syntax',
  ],
  ['the environment read in passing', FEATURE, 'export const planted = process.env.API_KEY;\n', 'no-restricted-syntax'],
];

const RULES = ['boundaries/dependencies', 'import-x/no-cycle', 'no-restricted-syntax'];

test('the rules of the tree complain about what they forbid, and only about that', () => {
  const found = planted(ROWS.map(([, file, text]) => ({ file, text })));
  const complains = ROWS.map(([name, , , rule], index) => {
    const rules = (found[index] ?? []).filter((id) => RULES.includes(id));
    return [name, rule === null ? rules.length > 0 : rules.includes(rule)];
  });
  expect(complains).toEqual(ROWS.map(([name, , , rule]) => [name, rule !== null]));
}, 120_000);
