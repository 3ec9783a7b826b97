/** An object with a value for each of these names. */
export const recordOf = <N extends string, T>(names: readonly N[], valueOf: (name: N) => T): Record<N, T> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, T>;
