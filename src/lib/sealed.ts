/**
 * A secret that may travel through actions and the store: what stands there is an empty box, and the
 * content is found by the identity of the box, which no log, no tool and no snapshot has.
 */
export interface Sealed<T> {
  readonly sealed: true;
  /** Never there; it keeps boxes of different contents apart for the compiler. */
  readonly content?: T;
}

const contents = new WeakMap<object, unknown>();

export const seal = <T>(content: T): Sealed<T> => {
  const box: Sealed<T> = Object.freeze({ sealed: true });
  contents.set(box, content);
  return box;
};

export const unseal = <T>(box: Sealed<T>): T => {
  if (!contents.has(box)) throw new Error('This box was copied; only the original opens');
  return contents.get(box) as T;
};
