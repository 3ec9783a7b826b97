/** Directive → its values. */
export type Policy = Map<string, string[]>;

export const policyOf = (csp: string): Policy =>
  new Map(
    csp
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name.toLowerCase(), values] as const)
      .filter(([name]) => name !== ''),
  );
