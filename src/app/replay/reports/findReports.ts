import type { KeptReport } from './keptReport';
import type { Trouble } from './troubleOf';

/** Reports of one and the same trouble; null for those in which nothing went wrong. */
export interface ReportGroup {
  trouble: Trouble | null;
  reports: KeptReport[];
}

const wordsOf = ({ code, page, release, troubles }: KeptReport): string =>
  [code, page, release, ...troubles.flatMap(({ error, step }) => [error, step])].join('\n').toLowerCase();

/** Every word that is looked for has to be in its code, page, release, or what went wrong. */
export const findReports = (reports: readonly KeptReport[], search: string): KeptReport[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return reports.filter((report) => words.every((word) => wordsOf(report).includes(word)));
};

/** Those whose last error and its step match stand together, the largest group first. */
export const groupReports = (reports: readonly KeptReport[]): ReportGroup[] => {
  const groups = new Map<string, ReportGroup>();
  for (const report of reports) {
    const trouble = report.troubles.at(-1) ?? null;
    const key = JSON.stringify(trouble && [trouble.error, trouble.step]);
    const group = groups.get(key) ?? { trouble, reports: [] };
    groups.set(key, { ...group, reports: [...group.reports, report] });
  }
  return [...groups.values()].sort((a, b) => b.reports.length - a.reports.length);
};
