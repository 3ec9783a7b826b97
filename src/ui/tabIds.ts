export interface TabName<T extends string = string> {
  id: T;
  label: string;
}

/** A tab and its panel reference each other's id; the panel may render before its tab. */
export const tabIdOf = (base: string, id: string): string => `${base}-${id}`;
export const panelIdOf = (base: string, id: string): string => `${tabIdOf(base, id)}-panel`;
