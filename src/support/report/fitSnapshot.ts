import { isRecord } from '../../lib/json';
import { asCard } from '../redact/asCard';
import { stateAfter } from '../record/changes';
import type { Recording } from '../record/recording';
import { type SnapshotInfo, makeSnapshot } from './snapshot';

/** Maximum size in bytes, small enough for any mail or messenger. */
export const LARGEST = 64_000;
const LISTED_WHOLE = 24;
/** Products kept of a list on a page that was left. */
const LISTED_LEFT = 8;
/** Products kept of a home section: as many as a wide screen shows. */
const SHELF = 4;

interface Shorter {
  recording: Recording;
  /** One note for each subject. */
  shortened: Record<string, string>;
}
type Shorten = (recording: Recording) => Recording;

/** Fields that identify the items of a list. */
const PRODUCTS = ['variants', 'title'];
const CATEGORIES = ['children', 'showOnMenu'];

/** `isOpen`: the list belongs to the open page. */
type ChangeList = (list: unknown[], isOpen: boolean) => unknown[];

/** Copies the value at this path and changes every nested list whose items have these fields. */
const withLists = (
  value: unknown,
  path: readonly string[],
  change: (list: unknown[], path: readonly string[]) => unknown[],
  fields: readonly string[],
): unknown => {
  if (Array.isArray(value)) {
    const hasFields = value.some((item) => isRecord(item) && fields.every((field) => field in item));
    return hasFields ? change(value, path) : value;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withLists(item, [...path, key], change, fields)]);
  return Object.fromEntries(entries) as object;
};

const everyList =
  (change: ChangeList, fields = PRODUCTS): Shorten =>
  (recording) => {
    const { base, steps, inUse } = recording;
    const changed = (value: unknown, path: readonly string[]): unknown => {
      const changeAt = (list: unknown[], [, , query = '']: readonly string[]) => change(list, inUse.includes(query));
      return withLists(value, path, changeAt, fields);
    };
    return {
      ...recording,
      base: changed(base, []) as Recording['base'],
      steps: steps.map((step) => ({
        ...step,
        changes: step.changes.map((one) => (one.length === 1 ? one : [one[0], changed(one[1], one[0])])),
      })),
    };
  };

/** Keeps these products, and the first of every home section, which would otherwise look empty. */
const firstProducts = (list: unknown[], count: number): unknown[] => {
  const seen: Record<string, number> = {};
  return list.filter((item, at) => {
    const sections = isRecord(item) && Array.isArray(item.filterSection) ? (item.filterSection as unknown[]) : [];
    const ranks = sections.filter(isRecord).map(({ slug }) => (seen[String(slug)] = (seen[String(slug)] ?? 0) + 1));
    return at < count || ranks.some((rank) => rank <= SHELF);
  });
};

/** For pages that were left: the steps there matter more than the end of a list. */
export const withShortLists: Shorten = (recording) =>
  [
    everyList((list) => firstProducts(list, LISTED_LEFT).map(asCard)),
    everyList((list) => list.map((item) => (isRecord(item) ? { ...item, children: [] } : item)), CATEGORIES),
  ].reduce((current, shorten) => shorten(current), recording);

const latest =
  (count: number): Shorten =>
  (recording) => {
    const older = recording.steps.slice(0, Math.max(0, recording.steps.length - count));
    return {
      ...recording,
      base: stateAfter(older, recording.base),
      steps: recording.steps.slice(older.length),
    };
  };

/** Drops queries of other pages than the open one. */
const onlyInUse: Shorten = (recording) => {
  const folded = latest(0)(recording);
  const { api } = folded.base as { api: { queries: Record<string, unknown> } };
  const used = Object.entries(api.queries).filter(([key]) => recording.inUse.includes(key));
  return { ...folded, base: { ...folded.base, api: { ...api, queries: Object.fromEntries(used) } } };
};

const MANY = 40;
const FEW = 5;
/** Maximum number of characters of a text, per item kept of a list. */
const WORDS = 50;

/** Last resort: truncates long lists and texts. A state keeps its fields. */
const cut = (value: unknown, most: number): unknown => {
  if (typeof value === 'string') return value.slice(0, most * WORDS);
  if (Array.isArray(value)) return value.slice(0, most).map((item) => cut(item, most));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).slice(0, MANY);
  return Object.fromEntries(entries.map(([key, item]) => [key, cut(item, most)]));
};

const onlyFirst =
  (most: number): Shorten =>
  ({ base, requests, ...rest }) => ({
    ...rest,
    base: cut(base, most) as Recording['base'],
    requests: requests.slice(-most),
  });

/** Applied in this order until the file fits; the steps matter more than the end of a long list. */
const STEPS: readonly (readonly [subject: string, note: string, shorten: Shorten])[] = [
  [
    'cards',
    `product details after the first ${LISTED_WHOLE} of a list`,
    everyList((list) => list.map((item, at) => (at < LISTED_WHOLE ? item : asCard(item)))),
  ],
  ['cards', 'product details in lists', everyList((list) => list.map(asCard))],
  ['products', 'products after the first 60 of a list', everyList((list) => firstProducts(list, 60))],
  ['products', 'products after the first 20 of a list', everyList((list) => firstProducts(list, 20))],
  [
    'left',
    `products after the first ${LISTED_LEFT} of a list on earlier pages`,
    everyList((list, isOpen) => (isOpen ? list : firstProducts(list, LISTED_LEFT))),
  ],
  ['steps', 'steps before the last 100', latest(100)],
  ['steps', 'steps before the last 70', latest(70)],
  ['steps', 'steps before the last 40', latest(40)],
  ['steps', 'steps before the last 10', latest(10)],
  ['steps', 'all steps, and the data of other pages', onlyInUse],
  ['items', `items after the first ${MANY} of every list`, onlyFirst(MANY)],
  ['items', `items after the first ${FEW} of every list`, onlyFirst(FEW)],
];

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

/** The file's text. Evicts what does not fit, and lists it in the file. */
export const fitSnapshot = (recording: Recording, info: SnapshotInfo, largest = LARGEST): string => {
  const textOf = ({ recording: current, shortened }: Shorter): string =>
    JSON.stringify(makeSnapshot(current, info, Object.values(shortened)));
  let current: Shorter = { recording, shortened: {} };
  let text = textOf(current);
  for (const [subject, note, shorten] of STEPS) {
    if (sizeOf(text) <= largest) break;
    const shorter = { ...current, recording: shorten(current.recording) };
    // Compared without the note, which itself adds to the text.
    if (sizeOf(textOf(shorter)) >= sizeOf(text)) continue;
    current = { ...shorter, shortened: { ...current.shortened, [subject]: note } };
    text = textOf(current);
  }
  return text;
};
