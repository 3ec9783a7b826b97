import { shopApi } from '../api/shopApi';
import { STORED_ENTRIES } from '../app/entries';
import { makeStore } from '../app/store';
import { testEnvironment } from './testEnvironment';

type Slices = Record<string, Record<string, unknown>>;

/** Internal state of redux-persist. */
const INTERNAL = '_persist';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const entryOf = (slice: string, field: string): string => {
  const entry = STORED_ENTRIES.find((stored) => stored.slice === slice && stored.field === field);
  if (!entry) return '';
  const marks = [entry.personal && 'personal', entry.evictable && 'given up first'].filter(Boolean);
  return [`\`${entry.key}\``, ...marks].join(', ');
};

const fieldRows = (slices: Slices): string[][] =>
  Object.entries(slices).flatMap(([slice, fields]) =>
    Object.entries(fields)
      .filter(([field]) => field !== INTERNAL)
      .map(([field, value]) => [`\`${slice}.${field}\``, `\`${JSON.stringify(value)}\``, entryOf(slice, field)]),
  );

const drawing = (slices: Slices): string => {
  const stored = STORED_ENTRIES.map(({ slice, key }) => `  ${slice} --- entry_${key}[("${key}")]`);
  return [
    '```mermaid',
    'flowchart LR',
    '  store --- api',
    ...Object.keys(slices).map((name) => `  store --- ${name}`),
    ...stored,
    '```',
  ].join('\n');
};

/** The state map, generated from the code: slices and persisted fields. */
const reduxMap = (): string => {
  const state = makeStore(testEnvironment()).store.getState() as unknown as Slices;
  const slices = Object.fromEntries(Object.entries(state).filter(([name]) => name !== shopApi.reducerPath));
  return [
    drawing(slices),
    '## Slices',
    'Each is made in `src/features`. An entry is what the browser keeps of a field, under this key.',
    table(['field', 'at first', 'entry'], fieldRows(slices)),
    '## The cache',
    'What the server owns: `state.api`, by endpoint (`src/api`) and argument.',
  ].join('\n\n');
};

/** The part of docs/redux.md after this marker is generated from the code. */
const MARK = '<!-- From here on: npm run redux-map -->';

/** The document with the map as it is now. */
export const withMap = (document: string): string => {
  const [written = ''] = document.split(MARK);
  return `${written}${MARK}\n\n${reduxMap()}\n`;
};
