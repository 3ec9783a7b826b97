import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { BY_HAND, MADE_BY_HAND } from './byHand.mjs';
import { homesOnly, statedOnce } from './homes.mjs';

const TESTS = ['**/*.test.{ts,tsx}', 'src/testing/**', 'server/testing/**', 'e2e/**'];
const base = ['theme', 'domain', 'contract', 'lib', 'config'];
const kernel = ['api', 'store', 'views', 'ui', ...base];
const shop = ['app', 'routes', 'boot', 'support', 'feature', ...kernel];
const everything = [...shop, 'gallery', 'replay', 'worker'];

/** The top-level folders and what each may import: only folders below it, and itself. */
const mayImport = {
  replay: shop,
  gallery: shop,
  app: shop,
  routes: ['support', 'feature', ...kernel],
  support: ['feature', ...kernel],
  feature: kernel,
  api: base,
  store: ['api', ...base],
  views: ['ui', ...base],
  ui: base,
  boot: ['views', 'ui', 'domain', 'contract', 'lib', 'config'],
  worker: ['contract', 'lib', 'config'],
  theme: ['lib', 'config'],
  domain: ['contract', 'lib', 'config'],
  contract: ['lib', 'config'],
  delivery: ['contract', 'lib', 'config'],
  config: ['lib'],
  lib: [],
  server: ['delivery', 'domain', 'contract', 'lib'],
  testing: ['server', 'delivery', ...everything],
  e2e: ['server', 'testing', 'delivery', ...everything],
};

const folders = Object.keys(mayImport).map((type) => {
  if (type === 'feature') return { type, pattern: 'src/features/*', capture: ['feature'] };
  if (type === 'replay') return { type, pattern: 'src/support/replay' };
  return { type, pattern: type === 'server' || type === 'e2e' ? type : `src/${type}` };
});

const PRICES = '/^(price|priceOld|discount)$/';
const PRICE_OF_PRODUCT = [
  `MemberExpression[object.name='product'][property.name=${PRICES}]`,
  `VariableDeclarator[init.name='product'] > ObjectPattern > Property[key.name=${PRICES}]`,
].map((selector) => ({ selector, message: 'Use listPrice or variantPrice of domain/price for the charged price.' }));

const RESTRICTED = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import the file that has it.' },
  { selector: "MemberExpression[object.name='process'][property.name='env']", message: 'Read config/env instead.' },
  {
    selector: ":matches(NewExpression, CallExpression)[callee.name='RegExp']",
    message: 'Do not build patterns from text.',
  },
  { selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]', message: 'Safari before 16.4 cannot parse a lookbehind.' },
  {
    selector: "BinaryExpression[left.property.name='available'][right.value=0]",
    message: 'Use domain/stock: the stock of a variant takes precedence over that of its product.',
  },
  ...PRICE_OF_PRODUCT,
];

/** The features that a feature may import, without cycles. The graph is drawn in docs/architecture.md. */
const FEATURE_IMPORTS = {
  account: ['session'],
  contact: ['content'],
  credit: ['business'],
  checkout: ['addresses', 'business', 'cart', 'credit', 'eligibility', 'session', 'stores-map'],
  orders: ['checkout', 'session'],
  repayments: ['checkout', 'orders'],
  reviews: ['product'],
  tracking: ['content', 'orders'],
};

const element = (type, rest = {}) => ({ element: { type, ...rest } });
const sameFeature = { captured: { feature: '{{ from.element.captured.feature }}' } };

const dependencies = {
  default: 'disallow',
  message:
    'The declared graph does not allow this import: see FEATURE_IMPORTS here and docs/architecture.md. Features meet in src/routes, or through src/api/apiEvents.ts.',
  policies: [
    ...Object.entries(mayImport).map(([from, types]) => ({
      from: element(from),
      allow: { to: [...(from === 'feature' ? [] : [from]), ...types].map((type) => element(type)) },
    })),
    { from: element('feature'), allow: { to: element('feature', sameFeature) } },
    ...Object.entries(FEATURE_IMPORTS).map(([from, features]) => ({
      from: element('feature', { captured: { feature: from } }),
      allow: { to: element('feature', { captured: { feature: features } }) },
    })),
    // What every feature may import: the session, the open overlays, and which features the back end announces.
    { from: element('feature'), allow: { to: element('feature', { internalPath: 'sessionSlice.ts' }) } },
    { from: element('feature'), allow: { to: element('feature', { internalPath: 'overlaysSlice.ts' }) } },
    { from: element('feature'), allow: { to: element('feature', { internalPath: 'useFeature.ts' }) } },
    // The early paint reserves the place of parts that are rendered later, by their style sheets.
    { from: element('boot'), allow: { to: element('feature', { internalPath: '*.module.css' }) } },
    { from: element('boot'), allow: { to: element('routes', { internalPath: '*/*.module.css' }) } },
    // `store` may import types of `app`, such as the state, but no code.
    { from: element('store'), allow: { to: element('app'), dependency: { kind: 'type' } } },
  ],
};

export default tseslint.config(
  { ignores: ['dist', 'dist-server', 'dist-kit', 'coverage', '.data', '.cache', 'test-results'] },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: TESTS,
    extends: [reactHooks.configs.flat['recommended-latest'], a11y.configs.strict],
  },
  {
    files: ['{src,server,e2e}/**/*.{ts,tsx}'],
    plugins: { boundaries, 'import-x': importX },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/elements': folders,
    },
    rules: {
      'boundaries/dependencies': ['error', dependencies],
      'import-x/no-default-export': 'error',
      ...statedOnce(RESTRICTED),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // RTK Query types an endpoint without an argument as `void`.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  // Helpers for both kinds of tests are in `testing`, so that the shop does not depend on its browser tests.
  {
    files: ['{src,server}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '(^|/)e2e/', message: 'Put what unit tests need as well into src/testing.' }],
          paths: [
            { name: 'react-router', importNames: ['Link', 'NavLink', 'Form'], message: 'src/ui/Link.tsx is lighter.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: [...TESTS, ...Object.keys(BY_HAND)],
    rules: statedOnce([...RESTRICTED, ...MADE_BY_HAND]),
  },
  ...homesOnly((file) =>
    file === 'src/domain/price.ts' ? RESTRICTED.filter((rule) => !PRICE_OF_PRODUCT.includes(rule)) : RESTRICTED,
  ),
  // Files that read the environment or build replies are exempt from these restrictions.
  {
    files: [
      'src/config/env.ts',
      'src/app/devtools.ts',
      'src/app/timeTravelGuard.ts',
      'src/testing/setup.ts',
      'src/testing/complete.ts',
      'server/**/*.ts',
      'e2e/**/*.ts',
      'src/**/*.test.ts',
    ],
    rules: statedOnce(),
  },
  {
    files: ['jest.config.ts', 'e2e/playwright.config.ts', 'e2e/globalSetup.ts', '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  // Tests may import any folder.
  {
    files: TESTS,
    rules: {
      'boundaries/dependencies': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
