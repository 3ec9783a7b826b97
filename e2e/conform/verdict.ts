/**
 * Kept: matches the document. Lenient: deviates, but the shop can read it. Broken: the shop cannot read it, or a rule
 * fails.
 */
export type Verdict = 'kept' | 'lenient' | 'broken';

/** A deviation from the document. */
export interface Finding {
  verdict: Exclude<Verdict, 'kept'>;
  why: string;
}

export interface Row {
  call: string;
  rule: string;
  verdict: Verdict | 'unasked';
  why: readonly string[];
  /** The request, to reproduce the finding. */
  curl?: string;
}

export const broken = (why: string): Finding[] => [{ verdict: 'broken', why }];
export const lenient = (why: string): Finding[] => [{ verdict: 'lenient', why }];

export const brokenUnless = (holds: boolean, why: string): Finding[] => (holds ? [] : broken(why));
export const lenientUnless = (holds: boolean, why: string): Finding[] => (holds ? [] : lenient(why));

export const worstVerdict = (findings: readonly Finding[]): Verdict => {
  if (findings.some(({ verdict }) => verdict === 'broken')) return 'broken';
  return findings.length > 0 ? 'lenient' : 'kept';
};

export type Count = Record<Row['verdict'], number>;

export const countOf = (rows: readonly Row[]): Count => {
  const count: Count = { kept: 0, lenient: 0, broken: 0, unasked: 0 };
  for (const { verdict } of rows) count[verdict] += 1;
  return count;
};

/** Out of 100: a lenient row counts half, an unasked row does not count. Only a perfect score rounds to 100. */
export const scoreOf = (rows: readonly Row[]): number => {
  const { kept, lenient: half, broken: none } = countOf(rows);
  const asked = kept + half + none;
  return asked === 0 ? 0 : Math.floor(((kept + half / 2) / asked) * 100);
};
