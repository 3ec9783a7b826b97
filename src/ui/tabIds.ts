export interface TabName<T extends string = string> {
  id: T;
  label: string;
}

/** A tab and its panel name each other; the panel may be there before its tab is. */
export const tabIdOf = (base: string, id: string): string => `${base}-${id}`;
export const panelIdOf = (base: string, id: string): string => `${tabIdOf(base, id)}-panel`;
