interface Loader {
  (this: { addDependency: (file: string) => void }, source: string): string;
  classNameOf: (file: string, local: string) => string;
}
const writeNames = jest.requireActual<Loader>('./classNames.cjs');
const inlineNames = (source: string) => writeNames.call({ addDependency: jest.fn() }, source);

const IMPORT = "import styles from './Line.module.css';\n";

test.each([
  [`${IMPORT}a({ className: styles.old });`, 'import \'./Line.module.css\';\na({ className: "Line-old" });'],
  [
    `${IMPORT}a(cx(styles.old, on && styles.sale));`,
    'import \'./Line.module.css\';\na(cx("Line-old", on && "Line-sale"));',
  ],
  [
    "import styles from '../ui/Chips.module.css';\na(styles.chip);",
    'import \'../ui/Chips.module.css\';\na("Chips-chip");',
  ],
  ["import line from './line.module.css';\na(line.old);", 'import \'./line.module.css\';\na("line-old");'],
  [`${IMPORT}a(styles[kind], styles.old);`, 'import \'./Line.module.css\';\na(("Line-" + (kind)), "Line-old");'],
  [
    `${IMPORT}import nav from './Nav.module.css';\na("nav", nav.nav, styles[\`w\${width}\`]);`,
    'import \'./Line.module.css\';\nimport \'./Nav.module.css\';\na("nav", "Nav-nav", ("Line-" + (`w${width}`)));',
  ],
  [`${IMPORT}a(styles, styles.old);`, `${IMPORT}a(styles, "Line-old");`],
  [`${IMPORT}a(page.styles.old);`, `${IMPORT}a(page.styles.old);`],
  ['a(styles.old);', 'a(styles.old);'],
])('inlines the class names of an imported sheet in %j', (source, written) => {
  expect(inlineNames(source)).toBe(written);
});

test('drops the import of a sheet that index.html contains, unless its table is used', () => {
  const early = "import styles from '../../ui/Price.module.css';\n";
  expect(inlineNames(`${early}a(styles.old);`)).toBe('\na("Price-old");');
  expect(inlineNames(`${early}a(styles);`)).toBe(`${early}a(styles);`);
});

test('builds a class name from the file name of the sheet and the local name', () => {
  expect(writeNames.classNameOf('/shop/src/ui/Line.module.css', 'old')).toBe('Line-old');
});
