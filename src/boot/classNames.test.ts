interface Loader {
  (source: string): string;
  classNameOf: (file: string, local: string) => string;
}
const writeNames = jest.requireActual<Loader>('./classNames.cjs');

const IMPORT = "import styles from './Price.module.css';\n";

test.each([
  [`${IMPORT}a({ className: styles.old });`, 'import \'./Price.module.css\';\na({ className: "Price-old" });'],
  [
    `${IMPORT}a(cx(styles.old, on && styles.sale));`,
    'import \'./Price.module.css\';\na(cx("Price-old", on && "Price-sale"));',
  ],
  [
    "import styles from '../ui/Chips.module.css';\na(styles.chip);",
    'import \'../ui/Chips.module.css\';\na("Chips-chip");',
  ],
  [`${IMPORT}a(styles[kind], styles.old);`, 'import \'./Price.module.css\';\na(("Price-" + (kind)), "Price-old");'],
  [
    `${IMPORT}import nav from './Nav.module.css';\na("nav", nav.nav, styles[\`w\${width}\`]);`,
    'import \'./Price.module.css\';\nimport \'./Nav.module.css\';\na("nav", "Nav-nav", ("Price-" + (`w${width}`)));',
  ],
  [`${IMPORT}a(styles, styles.old);`, `${IMPORT}a(styles, "Price-old");`],
  [`${IMPORT}a(page.styles.old);`, `${IMPORT}a(page.styles.old);`],
  ['a(styles.old);', 'a(styles.old);'],
])('inlines the class names of an imported sheet in %j', (source, written) => {
  expect(writeNames(source)).toBe(written);
});

test('builds a class name from the file name of the sheet and the local name', () => {
  expect(writeNames.classNameOf('/shop/src/ui/Price.module.css', 'old')).toBe('Price-old');
});
