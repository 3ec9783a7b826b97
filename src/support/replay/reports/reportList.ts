import type { Snapshot } from '../../report/snapshot';
import { observed } from '../../../lib/observed';
import { isStoredReport, type StoredReport, storedReport, excessReports } from './storedReport';
import { memoryReports, type ReportStorage } from './reportStorage';

interface Listed {
  /** The most recently opened report comes first. */
  reports: readonly StoredReport[];
  message: string;
}

const NO_STORAGE = 'This browser does not store reports. They stay in this list until you close the tab.';
const NOT_STORED =
  'This report is open but not stored: the browser’s storage is full or blocked. Delete some reports to make room.';
const TOO_LARGE = 'This report is open but not stored: it is too large.';
const NOT_DELETED = 'The browser could not delete the report.';

/** The reports opened in this browser; stored in `preferred`, or in memory when the browser blocks storage. */
export const reportList = (preferred: ReportStorage, now: () => number = Date.now) => {
  const { read, set, subscribe } = observed<Listed>({ reports: [], message: '' });
  let storage = preferred;
  let storageMessage = '';

  const refresh = async (): Promise<void> => {
    const reports = (await storage.readAll()).filter(isStoredReport).sort((a, b) => b.opened - a.opened);
    set({ reports, message: storageMessage });
  };
  const loaded = refresh().catch(() => {
    storage = memoryReports();
    storageMessage = NO_STORAGE;
    set({ reports: [], message: storageMessage });
  });
  const change = async (work: () => Promise<unknown>, failureMessage: string): Promise<void> => {
    await loaded;
    try {
      await work();
      await refresh();
    } catch {
      set({ ...read(), message: failureMessage });
    }
  };

  return {
    add: async (snapshot: Snapshot): Promise<void> => {
      const report = storedReport(snapshot, now());
      if (!report) {
        await loaded;
        set({ ...read(), message: TOO_LARGE });
        return;
      }
      await change(() => storage.put(report), NOT_STORED);
      for (const id of excessReports(read().reports)) await change(() => storage.remove(id), NOT_DELETED);
    },
    remove: (id: string) => change(() => storage.remove(id), NOT_DELETED),
    clear: () => change(() => storage.clear(), NOT_DELETED),
    subscribe,
    read,
  };
};

export type ReportList = ReturnType<typeof reportList>;
