import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESKTOP, LOW, NARROW, PHONE, TABLET, WIDE } from '../config/breakpoints';

const SRC = join(__dirname, '..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const matchesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(pattern)].map(([found]) => found);
const sheets = files.filter((file) => file.endsWith('.css'));
const scripts = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));

const edges = (side: string, size: number) => [`(min-${side}: ${size}px)`, `(max-${side}: ${size - 0.02}px)`];
const BREAKPOINTS = [
  ...[NARROW, PHONE, TABLET, DESKTOP, WIDE].flatMap((width) => edges('width', width)),
  ...edges('height', LOW),
];

test('media queries have only the widths and the height of the breakpoints', () => {
  const queries = [
    ...sheets.flatMap((file) =>
      matchesIn(file, /@media[^{]*/g).flatMap((query) =>
        (query.match(/\([^()]*(width|height)[^()]*\)/g) ?? []).map((feature) => `${file}: ${feature}`),
      ),
    ),
    ...scripts.flatMap((file) =>
      matchesIn(file, /\((min|max)-(width|height): *\d[^)]*\)/g).map((feature) => `${file}: ${feature}`),
    ),
  ];
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter((query) => !BREAKPOINTS.some((known) => query.endsWith(` ${known}`)))).toEqual([]);
});

test('weights and line heights are tokens, except in a badge and where a height is reserved', () => {
  const raw =
    /\b(font(-weight)?: *(\d{3}|bold)|(font: [^;]*\/|line-height:) *\d|fontWeight: *\d|lineHeight: *\d)[^;,}]*/g;
  const found = [...sheets, ...scripts].flatMap((file) => matchesIn(file, raw).map((value) => `${file}: ${value}`));
  expect(found.sort()).toEqual([
    'app/layout/header/CountedIcons.module.css: line-height: 18px',
    'views/SlideCard.module.css: line-height: 1',
  ]);
});
