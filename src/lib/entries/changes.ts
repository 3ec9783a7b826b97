import { isRecord } from '../json';

/**
 * The recent changes of one item: when it was added, removed and last changed (0: not recently), and its stored text.
 */
export interface ItemChange {
  added: number;
  removed: number;
  changed: number;
  text: string | null;
}
export type Changes = Map<string, ItemChange>;

/** Milliseconds: more than a message between tabs takes, but less than a tab sleeps. */
const REMEMBERED_FOR = 10_000;

const NEVER: ItemChange = { added: 0, removed: 0, changed: 0, text: null };

/** The latest time of each kind of change counts, in whatever order the messages arrive. */
const mergeChange = (a: ItemChange, b: ItemChange): ItemChange => {
  const later = a.changed === b.changed ? (a.text ?? '') > (b.text ?? '') : a.changed > b.changed;
  const { changed, text } = later ? a : b;
  return { added: Math.max(a.added, b.added), removed: Math.max(a.removed, b.removed), changed, text };
};

export const mergeChanges = (mine: Changes, news: Changes): void => {
  for (const [id, change] of news) mine.set(id, mergeChange(mine.get(id) ?? NEVER, change));
};

/** The changes from `before` to `after`, both stored texts by id. */
export const itemChanges = (before: Map<string, string>, after: Map<string, string>, at: number): Changes => {
  const changes: Changes = new Map();
  for (const [id, text] of after) {
    if (!before.has(id)) changes.set(id, { added: at, removed: 0, changed: at, text });
    else if (before.get(id) !== text) changes.set(id, { added: 0, removed: 0, changed: at, text });
  }
  for (const id of before.keys()) if (!after.has(id)) changes.set(id, { ...NEVER, removed: at });
  return changes;
};

const lastOf = ({ added, removed, changed }: ItemChange): number => Math.max(added, removed, changed);

export const latestOf = (changes: Changes): number => Math.max(0, ...[...changes.values()].map(lastOf));

export const dropOldChanges = (changes: Changes, now: number): void => {
  for (const [id, change] of changes) if (lastOf(change) < now - REMEMBERED_FOR) changes.delete(id);
};

/** A change does not bring back an item that another tab removed; adding it again does. */
export const isGone = ({ added, removed }: ItemChange): boolean => removed > 0 && removed >= added;

const isChange = (raw: unknown): raw is ItemChange => {
  if (!isRecord(raw)) return false;
  const { added, removed, changed, text } = raw;
  const areTimes = [added, removed, changed].every((time) => typeof time === 'number' && Number.isFinite(time));
  return areTimes && (text === null || typeof text === 'string');
};

const isPair = (raw: unknown): raw is [string, ItemChange] =>
  Array.isArray(raw) && typeof raw[0] === 'string' && isChange(raw[1]);

/** Changes from another tab, which may run another release, are validated. */
export const readChanges = (raw: unknown): Changes => new Map(Array.isArray(raw) ? raw.filter(isPair) : []);
