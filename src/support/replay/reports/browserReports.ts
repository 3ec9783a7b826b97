import { type DBSchema, openDB } from 'idb';
import type { StoredReport } from './storedReport';
import type { ReportStorage } from './reportStorage';

interface SupportDatabase extends DBSchema {
  reports: { key: string; value: StoredReport };
}

/** Some browsers throw synchronously when storage is blocked; an async function turns that into a rejection. */
const open = async () =>
  openDB<SupportDatabase>('support', 1, {
    upgrade: (database) => {
      database.createObjectStore('reports', { keyPath: 'id' });
    },
  });

/** Stores reports in this browser only; nothing is sent. */
export const browserReports = (): ReportStorage => {
  const opened = open();
  return {
    readAll: async () => (await opened).getAll('reports'),
    put: async (report) => (await opened).put('reports', report),
    remove: async (id) => (await opened).delete('reports', id),
    clear: async () => (await opened).clear('reports'),
  };
};
