/** What has become of the value at a path; without a value it is gone. */
export type Change = [path: string[], value?: unknown];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What leads from one state to the next. Objects that are the same are not looked into. */
export const changesBetween = (before: unknown, after: unknown, path: string[] = []): Change[] => {
  if (Object.is(before, after)) return [];
  if (!isFields(before) || !isFields(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [[path, after]];
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...gone.map((key): Change => [[...path, key]]),
    ...Object.keys(after).flatMap((key) =>
      changesBetween(Object.hasOwn(before, key) ? before[key] : undefined, after[key], [...path, key]),
    ),
  ];
};

const put = (state: unknown, [key, ...rest]: string[], change: Change): unknown => {
  if (key === undefined) return change[1];
  const fields = isFields(state) ? state : {};
  if (rest.length === 0 && change.length === 1) {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  }
  return { ...fields, [key]: put(Object.hasOwn(fields, key) ? fields[key] : undefined, rest, change) };
};

export const applyChanges = <S>(state: S, changes: readonly Change[]): S =>
  changes.reduce((current, change) => put(current, change[0], change) as S, state);
