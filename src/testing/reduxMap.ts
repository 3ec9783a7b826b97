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
  const marks = [entry.personal && 'personal', entry.evictable && 'evicted first'].filter(Boolean);
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
    'Slices are defined in `src/features`. An entry is the key under which the browser stores a field.',
    table(['field', 'initial value', 'entry'], fieldRows(slices)),
    '## The cache',
    'Server data is in `state.api`, by endpoint (`src/api`) and argument.',
  ].join('\n\n');
};

/** The part of docs/redux.md after this marker is generated from the code. */
const MARK = '<!-- From here on: npm run redux-map -->';

/** The document with the current map. */
export const withMap = (document: string): string => {
  const [written = ''] = document.split(MARK);
  return `${written}${MARK}\n\n${reduxMap()}\n`;
};
