import { isRecord } from '../../lib/json';

/** The new value at a path; without a value the path was removed. */
export type StateChange = [path: string[], value?: unknown];

export const isChange = (value: unknown): value is StateChange =>
  Array.isArray(value) && Array.isArray(value[0]) && value[0].every((key) => typeof key === 'string');

/** The changes from one state to the next. Identical objects are not compared any deeper. */
export const stateChanges = (before: unknown, after: unknown, path: string[] = []): StateChange[] => {
  if (Object.is(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) {
    // Lists are compared by their text. Other values count as changed: a reply that has just arrived is too large.
    const isSame = Array.isArray(before) && Array.isArray(after) && JSON.stringify(before) === JSON.stringify(after);
    return isSame ? [] : [[path, after]];
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...gone.map((key): StateChange => [[...path, key]]),
    ...Object.keys(after).flatMap((key) =>
      stateChanges(Object.hasOwn(before, key) ? before[key] : undefined, after[key], [...path, key]),
    ),
  ];
};

const put = (state: unknown, [key, ...rest]: string[], change: StateChange): unknown => {
  if (key === undefined) return change[1];
  const fields = isRecord(state) ? state : {};
  if (rest.length === 0 && change.length === 1) {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  }
  return { ...fields, [key]: put(Object.hasOwn(fields, key) ? fields[key] : undefined, rest, change) };
};

export const applyChanges = <S>(state: S, changes: readonly StateChange[]): S =>
  changes.reduce((current, change) => put(current, change[0], change) as S, state);

export const stateAfter = <S>(steps: readonly { changes: readonly StateChange[] }[], before: S): S =>
  steps.reduce((state, { changes }) => applyChanges(state, changes), before);
