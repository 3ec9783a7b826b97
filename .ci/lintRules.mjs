// Plants lines in files of the tree, in memory only, and fails when a rule of the tree does not complain about what it
// forbids, or complains about what it allows. Only these rules run, so it takes seconds.
import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { BY_HAND } from '../.config/byHand.mjs';

const RULES = ['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax'];

const FEATURE = 'src/features/wishlist/wishlistSlice.ts';
const TEST = 'src/app/session.test.ts';
const PART = 'src/features/wishlist/WishlistPart.tsx';
const part = (jsx) => `export const Planted = () => ${jsx};\n`;
const from = (path) => `import * as there from '${path}';\nexport const planted = there;\n`;

/** The planted text, its file, and the rule that must complain; null where no rule may complain. */
const ROWS = [
  ['a feature reads another feature', FEATURE, from('../cart/cartSlice'), 'boundaries/dependencies'],
  ['a feature reads the session slice', FEATURE, from('../session/sessionSlice'), null],
  ['a feature reads what is open', FEATURE, from('../overlays/overlaysSlice'), null],
  ['a feature reads what else the session has', FEATURE, from('../session/token'), 'boundaries/dependencies'],
  ['a feature imports a page', FEATURE, from('../../routes/home/HomePage'), 'boundaries/dependencies'],
  ['a feature imports the app', FEATURE, from('../../app/store'), 'boundaries/dependencies'],
  ['the API reads a feature', 'src/api/cartApi.ts', from('../features/cart/cartSlice'), 'boundaries/dependencies'],
  ['the contract reads the API', 'src/contract/loan.ts', from('../api/loanApi'), 'boundaries/dependencies'],
  ['a library reads the configuration', 'src/lib/ids.ts', from('../config/paths'), 'boundaries/dependencies'],
  ['the shop reads the server', 'src/app/App.tsx', from('../../server/app'), 'boundaries/dependencies'],
  ['the server reads the shop', 'server/app.ts', from('../src/app/store'), 'boundaries/dependencies'],
  ['the server reads the contract', 'server/app.ts', from('../src/contract/loan'), null],
  ['the server makes the page', 'server/static.ts', from('../src/page/settle'), null],
  ['the shop reads what makes its page', FEATURE, from('../../page/settle'), 'boundaries/dependencies'],
  ['the kernel imports the store', 'src/store/hooks.ts', from('../app/store'), 'boundaries/dependencies'],
  [
    'the kernel names the type of the store',
    'src/store/hooks.ts',
    "import type { AppStore } from '../app/store';\nexport type Planted = AppStore;\n",
    null,
  ],
  ['a unit test reads what is for the browser tests', TEST, from('../../e2e/support/axe'), 'no-restricted-imports'],
  ['a unit test reads what is for unit tests', TEST, from('../testing/random'), null],
  ['the router’s own link', PART, "export { Link } from 'react-router';\n", 'no-restricted-imports'],
  ['a part of React that is left out', PART, "export { Activity } from 'react';\n", 'no-restricted-imports'],
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
  [
    'the price of a product shown as it is',
    FEATURE,
    'export const planted = (product: { price: number }) => product.price;\n',
    'no-restricted-syntax',
  ],
  [
    'the price of a product taken out of it',
    FEATURE,
    'export const planted = (product: { price: number }) => {\n  const { price } = product;\n  return price;\n};\n',
    'no-restricted-syntax',
  ],
  ['the environment read in passing', FEATURE, 'export const planted = process.env.API_KEY;\n', 'no-restricted-syntax'],
  ...[
    '<select />',
    '<textarea />',
    '<input type="text" />',
    '<dialog />',
    '<table />',
    '<div role="dialog" />',
    '<aside role="alertdialog" />',
    '<a role="tab" />',
    '<ul role="menu" />',
  ].map((jsx) => [`made by hand: ${jsx}`, PART, part(jsx), 'no-restricted-syntax']),
  ['a field nobody sees', PART, part('<input autoComplete="username" hidden />'), null],
  ['a panel of the library’s tabs', PART, part('<div role="tabpanel" />'), null],
  ['a field on a first screen', 'src/app/layout/SearchForm.tsx', part('<input />'), null],
  // Every file that is exempt from the rule must still need its exemption.
  ...Object.keys(BY_HAND).map((file) => [`${file} is let`, PART, readFileSync(file, 'utf8'), 'no-restricted-syntax']),
];

const eslint = new ESLint({
  overrideConfigFile: '.config/eslint.config.mjs',
  ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
});

/** Compares the lint messages for one planted text with the expected rule; describes the difference. */
const flawOf = async ([name, filePath, text, rule]) => {
  const [{ messages }] = await eslint.lintText(text, { filePath });
  const broken = messages.find(({ fatal }) => fatal);
  if (broken) return `${name}: ${broken.message}`;
  const said = messages.map(({ ruleId }) => ruleId).filter((id) => RULES.includes(id));
  if (rule === null) return said.length > 0 ? `${name}: ${said.join(', ')} complains` : null;
  return said.includes(rule) ? null : `${name}: ${rule} does not complain`;
};

const flaws = [];
for (const row of ROWS) {
  const flaw = await flawOf(row);
  if (flaw !== null) flaws.push(flaw);
}
for (const flaw of flaws) console.error(flaw);
console.log(`${ROWS.length} planted texts, ${flaws.length} flaws`);
process.exit(flaws.length > 0 ? 1 : 0);
