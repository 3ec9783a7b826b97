import { isRecord } from '../../lib/isRecord';
import { applyChanges } from './changes';
import type { Recording } from './recorder';
import { type Circumstances, makeSnapshot } from './snapshot';

/** Bytes: small enough for any mail or messenger. */
export const LARGEST = 64_000;
const LISTED_WHOLE = 24;

interface Shorter {
  recording: Recording;
  shortened: string[];
}
type Shorten = (recording: Recording) => Recording;

/** Every list of products that is somewhere in it, made anew. */
const withLists = (value: unknown, change: (list: unknown[]) => unknown[]): unknown => {
  if (Array.isArray(value)) {
    const isProducts = value.some((item) => isRecord(item) && 'variants' in item && 'title' in item);
    return isProducts ? change(value) : value;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withLists(item, change)]));
};

const everyList =
  (change: (list: unknown[]) => unknown[]): Shorten =>
  ({ base, steps, ...rest }) => ({
    ...rest,
    base: withLists(base, change) as Recording['base'],
    steps: steps.map((step) => ({
      ...step,
      changes: step.changes.map((one) => (one.length === 1 ? one : [one[0], withLists(one[1], change)])),
    })),
  });

const only = (fields: readonly string[], item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in item).map((field) => [field, item[field]]));

const ON_CARD =
  `id title slug code hasVariant brand category filterSection price priceOld discount imgSrc secondImage isNew
  isSale publishedAt available`.split(/\s+/);
const ON_CARD_OF_VARIANT = ['id', 'price', 'priceOld', 'available', 'isDefault'];
const NOT_ON_CARD = { photos: [], attributes: [], colors: [], tags: [], swatches: [] };

/** As much of a product as its card shows. */
const asCard = (item: unknown): unknown => {
  if (!isRecord(item)) return item;
  const [first] = Array.isArray(item.variants) ? (item.variants as unknown[]) : [];
  const variants = isRecord(first) ? [{ ...only(ON_CARD_OF_VARIANT, first), attributes: [], image: null }] : [];
  return { ...only(ON_CARD, item), ...NOT_ON_CARD, variants };
};

const latest =
  (count: number): Shorten =>
  (recording) => {
    const older = recording.steps.slice(0, Math.max(0, recording.steps.length - count));
    return {
      ...recording,
      base: older.reduce((state, { changes }) => applyChanges(state, changes), recording.base),
      steps: recording.steps.slice(older.length),
    };
  };

/** What was read for other pages than the one that is open. */
const onlyInUse: Shorten = (recording) => {
  const folded = latest(0)(recording);
  const { api } = folded.base as { api: { queries: Record<string, unknown> } };
  const kept = Object.entries(api.queries).filter(([key]) => recording.inUse.includes(key));
  return { ...folded, base: { ...folded.base, api: { ...api, queries: Object.fromEntries(kept) } } };
};

/** One after the other, until it fits; the story is worth more than the far end of a long list. */
const STEPS: readonly (readonly [string, Shorten])[] = [
  [
    `Products after the first ${LISTED_WHOLE} of a list are kept as cards`,
    everyList((list) => list.map((item, at) => (at < LISTED_WHOLE ? item : asCard(item)))),
  ],
  ['Products of lists are kept as cards', everyList((list) => list.map(asCard))],
  ['Only the last 100 steps', latest(100)],
  ['Only the first 60 products of a list', everyList((list) => list.slice(0, 60))],
  ['Only the last 40 steps', latest(40)],
  ['Only the last 10 steps', latest(10)],
  ['Only the last moment, and only what was on the screen', onlyInUse],
  ['Only the first 20 products of a list', everyList((list) => list.slice(0, 20))],
];

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

/** The file's text. What does not fit is left out, and the file says so. */
export const fitSnapshot = (recording: Recording, circumstances: Circumstances): string => {
  const textOf = ({ recording: current, shortened }: Shorter): string =>
    JSON.stringify(makeSnapshot(current, circumstances, shortened));
  let current: Shorter = { recording, shortened: [] };
  let text = textOf(current);
  for (const [name, shorten] of STEPS) {
    if (sizeOf(text) <= LARGEST) break;
    current = { recording: shorten(current.recording), shortened: [...current.shortened, name] };
    text = textOf(current);
  }
  return text;
};
