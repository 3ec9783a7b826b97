import { isRecord } from '../../lib/json';
import type { Names } from './names';

/**
 * Redaction rule of a value. The exported state is built only from what the rules name; all other fields are left out.
 */
export interface Leaf {
  readonly kind: 'exported' | 'private';
  /** Returns the value to export in place of this one. */
  readonly redact: (value: unknown, names: Names) => unknown;
}

type Fields<T> =
  | { readonly fields: { readonly [K in keyof T]-?: RuleFor<T[K]> } }
  /** `others` is the rule of the fields that have none. */
  | { readonly fields: { readonly [K in keyof T]?: RuleFor<T[K]> }; readonly others: Leaf };
type Entries<T> = { readonly key: Leaf; readonly entries: RuleFor<T[keyof T]> };
type Structure<T> = [T] extends [readonly (infer I)[]]
  ? { readonly each: RuleFor<I> }
  : [T] extends [object]
    ? string extends keyof T
      ? Entries<T>
      : Fields<T>
    : never;

/** A rule for every field, or for some and all others: a new state field without a rule does not compile. */
export type RuleFor<T> = Leaf | Structure<NonNullable<T>>;

/** The same type, untyped for traversal. */
export type Rule =
  | Leaf
  | { readonly each: Rule }
  | { readonly fields: Readonly<Record<string, Rule>>; readonly others?: Leaf }
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
        String(rule.key.redact(key, names)),
        applyRule(rule.entries, item, names),
      ]),
    );
  }
  const { fields, others } = rule;
  const redacted: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(fields)) {
    const item = Object.hasOwn(value, field) ? applyRule(inner, value[field], names) : undefined;
    if (item !== undefined) redacted[field] = item;
  }
  for (const [field, item] of others ? Object.entries(value) : [])
    if (!Object.hasOwn(fields, field)) redacted[field] = others?.redact(item, names);
  return redacted;
};

/** Redacts a value. The same object gives the same result, so that unchanged parts can be compared by reference. */
export const applyRule = (rule: Rule, value: unknown, names: Names): unknown => {
  if ('redact' in rule) return rule.redact(value, names);
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : null;
  return names.once(rule, value, () => build(rule, value, names));
};

/** Whether the value at a path is exported or private; null when no rule names the path. */
export const kindAt = (rule: Rule, path: readonly string[]): Leaf['kind'] | null => {
  if ('redact' in rule) return rule.kind;
  const [first, ...rest] = path;
  if (first === undefined) return null;
  if ('each' in rule) return kindAt(rule.each, rest);
  if ('entries' in rule) return kindAt(rule.entries, rest);
  const inner = rule.fields[first] ?? rule.others;
  return inner ? kindAt(inner, rest) : null;
};
