import type { KeptReport } from './keptReport';
import type { Trouble } from './troubleOf';

/** Reports of the same trouble; null for reports without errors. */
export interface ReportGroup {
  trouble: Trouble | null;
  reports: KeptReport[];
}

const wordsOf = ({ code, page, release, troubles }: KeptReport): string =>
  [code, page, release, ...troubles.flatMap(({ error, step }) => [error, step])].join('\n').toLowerCase();

/** Every word of the search has to match the code, page, release or error. */
export const findReports = (reports: readonly KeptReport[], search: string): KeptReport[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return reports.filter((report) => words.every((word) => wordsOf(report).includes(word)));
};

/** Groups reports by their last error and its step, the largest group first. */
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
