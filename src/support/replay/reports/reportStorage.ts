import type { StoredReport } from './storedReport';

/** Storage of opened reports. An entry may come from another version of this page. */
export interface ReportStorage {
  readAll: () => Promise<unknown[]>;
  put: (report: StoredReport) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  clear: () => Promise<unknown>;
}

/** Stores reports in memory until the tab is closed. */
export const memoryReports = (): ReportStorage => {
  const reports = new Map<string, StoredReport>();
  return {
    readAll: () => Promise.resolve([...reports.values()]),
    put: (report) => Promise.resolve(reports.set(report.id, report)),
    remove: (id) => Promise.resolve(reports.delete(id)),
    clear: () => {
      reports.clear();
      return Promise.resolve();
    },
  };
};
