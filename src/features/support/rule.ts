import { isRecord } from '../../lib/isRecord';
import type { Names } from './names';

/**
 * What may leave the browser. Nothing is taken out of a state: a new one is put together from what a rule names, and
 * what no rule names is not in it.
 */
export interface Leaf {
  readonly kind: 'exported' | 'private';
  /** What stands in a snapshot in place of this value. */
  readonly put: (value: unknown, names: Names) => unknown;
}

type Fields<T> = { readonly fields: { readonly [K in keyof T]-?: RuleFor<T[K]> } };
type Entries<T> = { readonly key: Leaf; readonly entries: RuleFor<T[keyof T]> };
type Structure<T> = [T] extends [readonly (infer I)[]]
  ? { readonly each: RuleFor<I> }
  : [T] extends [object]
    ? string extends keyof T
      ? Entries<T>
      : Fields<T>
    : never;

/** A rule for every field: a new field of the state without one does not compile. */
export type RuleFor<T> = Leaf | Structure<NonNullable<T>>;

/** The same, as it is walked. */
export type Rule =
  | Leaf
  | { readonly each: Rule }
  | { readonly fields: Readonly<Record<string, Rule>> }
  | { readonly key: Leaf; readonly entries: Rule };

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const build = (rule: Exclude<Rule, Leaf>, value: object, names: Names): unknown => {
  if ('each' in rule)
    return itemsOf(value)
      .map((item) => applyRule(rule.each, item, names))
      .filter((item) => item !== undefined);
  if (!isRecord(value)) return null;
  if ('entries' in rule) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        String(rule.key.put(key, names)),
        applyRule(rule.entries, item, names),
      ]),
    );
  }
  const kept: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(rule.fields)) {
    const item = Object.hasOwn(value, field) ? applyRule(inner, value[field], names) : undefined;
    if (item !== undefined) kept[field] = item;
  }
  return kept;
};

/** The value as it may be exported. The same object gives the same result, so that what is unchanged can be told. */
export const applyRule = (rule: Rule, value: unknown, names: Names): unknown => {
  if ('put' in rule) return rule.put(value, names);
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : null;
  return names.once(rule, value, () => build(rule, value, names));
};

/** What becomes of the value at this path: nothing is said of a path that no rule names. */
export const kindAt = (rule: Rule, path: readonly string[]): Leaf['kind'] | null => {
  if ('put' in rule) return rule.kind;
  const [first, ...rest] = path;
  if (first === undefined) return null;
  if ('each' in rule) return kindAt(rule.each, rest);
  if ('entries' in rule) return kindAt(rule.entries, rest);
  const inner = rule.fields[first];
  return inner ? kindAt(inner, rest) : null;
};
