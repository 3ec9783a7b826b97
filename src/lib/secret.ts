/**
 * A value that can pass through actions and the store without being in them: they contain an empty object, and the
 * value is looked up by the identity of that object, which no log, tool or snapshot has.
 */
export interface Secret<T> {
  readonly hidden: true;
  /** Never set: it only makes secrets of different types incompatible for the compiler. */
  readonly value?: T;
}

const values = new WeakMap<object, unknown>();

export const secret = <T>(value: T): Secret<T> => {
  const key: Secret<T> = Object.freeze({ hidden: true });
  values.set(key, value);
  return key;
};

export const reveal = <T>(key: Secret<T>): T => {
  if (!values.has(key)) throw new Error('reveal() needs the original secret, not a copy');
  return values.get(key) as T;
};
