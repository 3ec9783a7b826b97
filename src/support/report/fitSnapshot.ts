import { isRecord } from '../../lib/json';
import { asCard } from '../redact/asCard';
import { stateAfter } from '../record/changes';
import type { Recording } from '../record/recording';
import { type SnapshotInfo, makeSnapshot } from './snapshot';

/** Maximum size in bytes, small enough for any mail or messenger. */
export const LARGEST = 64_000;
/** Products kept of a list on a page that was left. */
const LISTED_LEFT = 8;
/** Products kept of a home section: as many as a wide screen shows. */
const SHELF = 4;

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

const latestSteps = (recording: Recording, count: number): Recording => {
  const older = recording.steps.slice(0, Math.max(0, recording.steps.length - count));
  return { ...recording, base: stateAfter(older, recording.base), steps: recording.steps.slice(older.length) };
};

/** Fields of an object, and requests. */
const FIELDS = 40;
const ITEMS = 5;
const LETTERS = 250;

/** Truncates long lists and texts. A state keeps its fields. */
const cut = (value: unknown): unknown => {
  if (typeof value === 'string') return value.slice(0, LETTERS);
  if (Array.isArray(value)) return value.slice(0, ITEMS).map(cut);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).slice(0, FIELDS);
  return Object.fromEntries(entries.map(([key, item]) => [key, cut(item)]));
};

/** Keeps only the beginning of what the open page shows. */
const openPage: Shorten = (recording) => {
  const { base, requests, inUse, ...rest } = latestSteps(recording, 0);
  const { api } = base as { api: { queries: Record<string, unknown> } };
  const used = Object.entries(api.queries).filter(([key]) => inUse.includes(key));
  const open = cut({ ...base, api: { ...api, queries: Object.fromEntries(used) } });
  return { ...rest, inUse, base: open as Recording['base'], requests: requests.slice(-FIELDS) };
};

/** Each is repeated while it makes the file smaller, until it fits; the steps matter more than the end of a long list. */
const SHORTENINGS: readonly (readonly [note: string, shorten: Shorten])[] = [
  ['product details in lists', everyList((list) => list.map(asCard))],
  [
    `products after the first 60 of a list, or ${LISTED_LEFT} on earlier pages`,
    everyList((list, isOpen) => firstProducts(list, isOpen ? 60 : LISTED_LEFT)),
  ],
  ['products after the first 20 of a list', everyList((list) => firstProducts(list, 20))],
  ['the oldest steps', (recording) => latestSteps(recording, Math.floor(recording.steps.length / 2))],
  [`all steps, other pages, and items after the first ${ITEMS} of every list`, openPage],
];

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

/** The file's text. Leaves out what does not fit, and lists it in the file. */
export const fitSnapshot = (recording: Recording, info: SnapshotInfo, largest = LARGEST): string => {
  const notes = new Set<string>();
  const textOf = (shown: Recording): string => JSON.stringify(makeSnapshot(shown, info, [...notes]));
  let current = recording;
  let text = textOf(current);
  for (const [note, shorten] of SHORTENINGS) {
    while (sizeOf(text) > largest) {
      const shorter = shorten(current);
      // Compared without the note, which itself adds to the text.
      if (sizeOf(textOf(shorter)) >= sizeOf(text)) break;
      current = shorter;
      notes.add(note);
      text = textOf(current);
    }
  }
  return text;
};
