import type { StoredReport } from './storedReport';
import type { ReportError } from './reportErrors';

/** Reports of the same error; null for reports without errors. */
export interface ReportGroup {
  error: ReportError | null;
  reports: StoredReport[];
}

const wordsOf = ({ code, page, release, troubles }: StoredReport): string =>
  [code, page, release, ...troubles.flatMap(({ error, step }) => [error, step])].join('\n').toLowerCase();

/** Every word of the search has to match the code, page, release or error. */
export const findReports = (reports: readonly StoredReport[], search: string): StoredReport[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return reports.filter((report) => words.every((word) => wordsOf(report).includes(word)));
};

/** Groups reports by their last error and its step, the largest group first. */
export const groupReports = (reports: readonly StoredReport[]): ReportGroup[] => {
  const groups = new Map<string, ReportGroup>();
  for (const report of reports) {
    const last = report.troubles.at(-1) ?? null;
    const key = JSON.stringify(last && [last.error, last.step]);
    const group = groups.get(key) ?? { error: last, reports: [] };
    groups.set(key, { ...group, reports: [...group.reports, report] });
  }
  return [...groups.values()].sort((a, b) => b.reports.length - a.reports.length);
};
