import type { Snapshot } from '../../../features/support/snapshot';
import { observed } from '../../../lib/observed';
import { isKept, type KeptReport, keptReport, overflow } from './keptReport';
import { memoryShelf, type ReportShelf } from './reportShelf';

interface Listed {
  /** The one that was opened last comes first. */
  reports: readonly KeptReport[];
  note: string;
}

const REFUSED = 'This browser keeps no reports: they are listed until this tab is closed.';
const NOT_KEPT =
  'This report is open but not kept: the browser’s storage is full, or refuses it. Delete some to make room.';
const TOO_LARGE = 'This report is open but not kept: it is too large for a report of the shop.';
const NOT_DELETED = 'The browser has not deleted it.';

/** The reports opened on this machine; stored in `given`, or in the tab's memory when that is refused. */
export const reportList = (given: ReportShelf, now: () => number = Date.now) => {
  const { read, set, subscribe } = observed<Listed>({ reports: [], note: '' });
  let shelf = given;
  let standing = '';

  const refresh = async (): Promise<void> => {
    const reports = (await shelf.readAll()).filter(isKept).sort((a, b) => b.opened - a.opened);
    set({ reports, note: standing });
  };
  const begun = refresh().catch(() => {
    shelf = memoryShelf();
    standing = REFUSED;
    set({ reports: [], note: standing });
  });
  const change = async (work: () => Promise<unknown>, otherwise: string): Promise<void> => {
    await begun;
    try {
      await work();
      await refresh();
    } catch {
      set({ ...read(), note: otherwise });
    }
  };

  return {
    keep: async (snapshot: Snapshot): Promise<void> => {
      const report = keptReport(snapshot, now());
      if (!report) {
        await begun;
        set({ ...read(), note: TOO_LARGE });
        return;
      }
      await change(() => shelf.put(report), NOT_KEPT);
      for (const id of overflow(read().reports)) await change(() => shelf.remove(id), NOT_DELETED);
    },
    remove: (id: string) => change(() => shelf.remove(id), NOT_DELETED),
    clear: () => change(() => shelf.clear(), NOT_DELETED),
    subscribe,
    read,
  };
};

export type ReportList = ReturnType<typeof reportList>;
