import type { KeptReport } from './keptReport';

/** Storage of opened reports. An entry may come from another version of this page. */
export interface ReportShelf {
  readAll: () => Promise<unknown[]>;
  put: (report: KeptReport) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  clear: () => Promise<unknown>;
}

/** Until the tab is closed. */
export const memoryShelf = (): ReportShelf => {
  const reports = new Map<string, KeptReport>();
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
