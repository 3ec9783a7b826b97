import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { momentsOf } from '../../features/support/readSnapshot';
import type { Snapshot } from '../../features/support/snapshot';
import type { AppStore } from '../store';
import { momentShown } from './replayStore';
import styles from './SupportPage.module.css';

/** What the report says, and the slider over what happened; the last moment is shown first. */
export const ReplayBar = ({ snapshot, store }: { snapshot: Snapshot; store: AppStore }) => {
  const { report, actionsById, stagedActionIds } = snapshot;
  const moments = useMemo(() => momentsOf(snapshot), [snapshot]);
  const last = moments.length - 1;
  const [index, setIndex] = useState(last);
  const slider = useRef<HTMLInputElement>(null);
  const isMoving = useRef(false);

  useLayoutEffect(() => {
    const moment = moments[index];
    if (moment) store.dispatch(momentShown(moment));
  }, [index, moments, store]);

  // A dialog that opens takes the focus; whoever moves through the steps keeps it on the slider.
  useEffect(() => {
    if (!isMoving.current) return undefined;
    const frame = requestAnimationFrame(() => slider.current?.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [index]);

  const { type, at } = {
    type: actionsById[String(stagedActionIds[index])]?.action.type ?? '',
    at: actionsById[String(stagedActionIds[index])]?.timestamp ?? 0,
  };
  const step = index === 0 ? 'before the first step' : type;
  const { device } = report;
  return (
    <>
      <p className={styles.facts}>
        <strong>{report.code}</strong> · {report.route} · version {report.app} ·{' '}
        {new Date(report.made).toLocaleString()} · {device.browser}, {device.system}, {device.window},{' '}
        {device.connection}
      </p>
      <label className={styles.slider}>
        <span>
          Step {index} of {last}: <code>{step}</code> {index > 0 && new Date(at).toLocaleTimeString()}
        </span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={index}
          aria-valuetext={`${index} of ${last}: ${step}`}
          onChange={({ target }) => {
            isMoving.current = true;
            setIndex(Number(target.value));
          }}
        />
      </label>
      {report.shortened.length > 0 && <p className={styles.hint}>Shortened: {report.shortened.join('; ')}.</p>}
      <details className={styles.details}>
        <summary>
          {report.requests.length} requests, {report.errors.length} errors
        </summary>
        <ol>
          {report.errors.map(({ name, message }, at) => (
            <li key={`error ${at}`}>
              {name}: {message}
            </li>
          ))}
          {report.requests.map(({ endpoint, status, ms }, at) => (
            <li key={`request ${at}`}>
              {endpoint}: {status}
              {ms !== null && `, ${ms} ms`}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
};
