import { type DragEvent, useState, useSyncExternalStore } from 'react';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { SOMETHING } from './fillFields';
import { MomentSeen } from './MomentSeen';
import { ReplayBar } from './ReplayBar';
import { ReplayShop } from './ReplayShop';
import { KeptReports } from './reports/KeptReports';
import { reportList } from './reports/reportList';
import type { ReportShelf } from './reports/reportShelf';
import { replaySession } from './replaySession';
import styles from './SupportPage.module.css';

const makeSupport = (shelf: ReportShelf) => {
  const list = reportList(shelf);
  return { list, replay: replaySession((snapshot) => void list.keep(snapshot)) };
};

/** The support page: replays a shopper's report file. Nothing leaves this tab. */
export const SupportPage = ({ shelf }: { shelf: ReportShelf }) => {
  const [{ list, replay }] = useState(() => makeSupport(shelf));
  const { store, missed } = replay;
  const { snapshot, fault, count } = useSyncExternalStore(replay.subscribe, replay.read);
  const isOpen = useSyncExternalStore(store.subscribe, () => 'nav' in store.getState());
  const notRecorded = useSyncExternalStore(missed.subscribe, missed.read);

  const open = async (file: File | undefined) => {
    if (file) replay.open(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- files are also chosen by the field
    <div
      className={isOpen ? styles.frame : undefined}
      // The page that is replayed has its own.
      role={isOpen ? undefined : 'main'}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={drop}
    >
      <section aria-label="Replay" className={styles.bar}>
        <div className={styles.head}>
          {isOpen ? <strong className={styles.mark}>REPLAY</strong> : <h1 className={styles.title}>Problem reports</h1>}
          <label className={snapshot ? styles.file : styles.drop}>
            {snapshot ? 'Another report' : 'Drop a problem report here, or choose it'}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => {
                void open(target.files?.[0]);
              }}
            />
          </label>
          {!isOpen && (
            <p className={styles.hint}>
              A report can also be imported into Redux DevTools on this page. No request leaves this tab; what is opened
              is kept in this browser until you delete it.
            </p>
          )}
        </div>
        <KeptReports list={list} onOpen={replay.open} />
        {fault !== '' && <ErrorNotice text={fault} />}
        {snapshot && <ReplayBar key={count} snapshot={snapshot} store={store} />}
        {isOpen && <MomentSeen store={store} />}
        {isOpen && (
          <p role="status" className={styles.hint}>
            Read-only. Not recorded: pictures, and what was typed: {SOMETHING} stands where there was something
            {notRecorded.length > 0 && `; on this page also ${notRecorded.join(', ')}`}.
          </p>
        )}
      </section>
      {isOpen && <ReplayShop key={count} store={store} />}
    </div>
  );
};
