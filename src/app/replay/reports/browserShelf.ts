import { type DBSchema, openDB } from 'idb';
import type { KeptReport } from './keptReport';
import type { ReportShelf } from './reportShelf';

interface SupportDatabase extends DBSchema {
  reports: { key: string; value: KeptReport };
}

/** Some browsers throw synchronously when they refuse. */
const open = async () =>
  openDB<SupportDatabase>('support', 1, {
    upgrade: (database) => {
      database.createObjectStore('reports', { keyPath: 'id' });
    },
  });

/** Stores reports in this browser only: nothing is sent anywhere. */
export const browserShelf = (): ReportShelf => {
  const opened = open();
  return {
    readAll: async () => (await opened).getAll('reports'),
    put: async (report) => (await opened).put('reports', report),
    remove: async (id) => (await opened).delete('reports', id),
    clear: async () => (await opened).clear('reports'),
  };
};
