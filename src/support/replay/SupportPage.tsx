import { type DragEvent, useState, useSyncExternalStore } from 'react';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import { FILLED } from './fillFields';
import { StepDetails } from './StepDetails';
import { ReplayBar } from './ReplayBar';
import { ReplayShop } from './ReplayShop';
import { replaySession } from './replaySession';
import styles from './SupportPage.module.css';

/** The support page: replays a shopper's report file. Nothing leaves this tab. */
export const SupportPage = () => {
  const [replay] = useState(replaySession);
  const { store, missed } = replay;
  const { snapshot, error, count } = useSyncExternalStore(replay.subscribe, replay.read);
  const isOpen = useSyncExternalStore(store.subscribe, () => 'nav' in store.getState());
  const notRecorded = useSyncExternalStore(missed.subscribe, missed.read);

  const open = async (file: File | undefined) => {
    await file?.text().then(replay.open, () => {
      replay.fail('This file could not be read. Choose it again.');
    });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- files are also chosen by the field
    <div
      className={isOpen ? styles.frame : undefined}
      // The replayed page has its own main landmark.
      role={isOpen ? undefined : 'main'}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={drop}
    >
      <section aria-label="Replay" className={styles.bar}>
        <div className={layout.row}>
          {isOpen ? <strong className={styles.mark}>REPLAY</strong> : <h1 className={styles.title}>Problem reports</h1>}
          <label className={cx(layout.row, snapshot ? styles.file : styles.drop)}>
            {snapshot ? 'Open another report' : 'Drop a problem report here or choose a file'}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => {
                void open(target.files?.[0]);
                // Choosing the same file again must count as a change.
                target.value = '';
              }}
            />
          </label>
          {!isOpen && (
            <p className={styles.hint}>
              You can also import a report into Redux DevTools on this page. Nothing is sent or stored.
            </p>
          )}
        </div>
        {error !== '' && <ErrorNotice text={error} />}
        {snapshot && <ReplayBar key={count} snapshot={snapshot} store={store} />}
        {isOpen && <StepDetails store={store} />}
        {isOpen && (
          <p role="status" className={styles.hint}>
            Read-only. Pictures and typed text are not recorded; {FILLED} marks a filled field.
            {notRecorded.length > 0 && ` Also not recorded on this page: ${notRecorded.join(', ')}.`}
          </p>
        )}
      </section>
      {isOpen && <ReplayShop key={count} store={store} />}
    </div>
  );
};
