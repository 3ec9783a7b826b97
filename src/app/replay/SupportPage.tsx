import { type DragEvent, useState, useSyncExternalStore } from 'react';
import { readSnapshot } from '../../features/support/readSnapshot';
import type { Snapshot } from '../../features/support/snapshot';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { emptyRecording } from './emptyRecording';
import { ReplayBar } from './ReplayBar';
import { ReplayShop } from './ReplayShop';
import { makeReplayStore } from './replayStore';
import styles from './SupportPage.module.css';

/** Remembers what the screens wanted and the recording does not have. */
const missedReads = () => {
  let missed: readonly string[] = [];
  const hearers = new Set<() => void>();
  const set = (now: readonly string[]) => {
    missed = now;
    // A screen asks while it is being drawn.
    queueMicrotask(() => {
      for (const hear of hearers) hear();
    });
  };
  return {
    note: (endpoint: string) => {
      if (!missed.includes(endpoint)) set([...missed, endpoint]);
    },
    forget: () => {
      set([]);
    },
    subscribe: (hear: () => void) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    read: () => missed,
  };
};

const makeReplay = () => {
  const missed = missedReads();
  return { missed, store: makeReplayStore(missed.note) };
};

/** For support: a shopper's file is dropped here, and what they saw is on the screen. Nothing leaves this tab. */
export const SupportPage = () => {
  const [{ store, missed }] = useState(makeReplay);
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [fault, setFault] = useState('');
  const isOpen = useSyncExternalStore(store.subscribe, () => 'nav' in store.getState());
  const notRecorded = useSyncExternalStore(missed.subscribe, missed.read);

  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = readSnapshot(await file.text(), emptyRecording());
    missed.forget();
    setFault('fault' in read ? read.fault : '');
    setSnapshot('snapshot' in read ? read.snapshot : null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- files are also chosen by the field
    <div
      className={isOpen ? styles.frame : undefined}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={drop}
    >
      <section aria-label="Replay" className={styles.bar}>
        <div className={styles.head}>
          <strong className={styles.mark}>REPLAY</strong>
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
              A report can also be imported straight into Redux DevTools on this page. No request leaves this tab.
            </p>
          )}
        </div>
        {fault !== '' && <ErrorNotice text={fault} />}
        {snapshot && <ReplayBar key={snapshot.report.code} snapshot={snapshot} store={store} />}
        {isOpen && (
          <p role="status" className={styles.hint}>
            Read-only. Not recorded: pictures, typed text, forms and their messages
            {notRecorded.length > 0 && `; on this page also ${notRecorded.join(', ')}`}.
          </p>
        )}
      </section>
      {isOpen && <ReplayShop store={store} />}
    </div>
  );
};
