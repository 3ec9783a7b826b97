import { useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { recordedStates } from '../report/readSnapshot';
import type { Snapshot } from '../report/snapshot';
import { stepWords } from '../record/recording';
import type { AppStore } from '../../app/store';
import { MarkedSteps } from './MarkedSteps';
import { ReportCalls, ReportFacts } from './ReportFacts';
import { showMoment, stepIndex } from './replayStore';
import { countsOf, shownSteps } from './shownSteps';
import styles from './SupportPage.module.css';

/** The report's facts, and a slider over its steps; starts at the last one. */
export const ReplayBar = ({ snapshot, store }: { snapshot: Snapshot; store: AppStore }) => {
  const { report } = snapshot.committedState;
  const moments = useMemo(() => recordedStates(snapshot), [snapshot]);
  const steps = useMemo(() => shownSteps(snapshot), [snapshot]);
  const last = moments.length - 1;
  // After a pause, DevTools exports the last state without the steps before it.
  const index = Math.min(
    useSyncExternalStore(store.subscribe, () => stepIndex(store.getState())),
    last,
  );
  const slider = useRef<HTMLInputElement>(null);
  const isMoving = useRef(false);
  const marksId = useId();

  // An opening dialog takes the focus; while the slider is in use, it keeps the focus.
  useEffect(() => {
    if (!isMoving.current) return undefined;
    const frame = requestAnimationFrame(() => slider.current?.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [index]);

  const step = steps[index];
  const words = step ? stepWords(step) : '';
  const show = (at: number) => {
    const moment = moments[at];
    isMoving.current = true;
    if (moment) showMoment(store, moment);
  };
  return (
    <>
      <ReportFacts report={report} />
      <label className={styles.slider}>
        <span>
          Step {index} of {last}: <code>{words}</code>{' '}
          {step && step.at > 0 && index > 0 && new Date(step.at).toLocaleTimeString()}
        </span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={index}
          list={marksId}
          aria-valuetext={`${index} of ${last}: ${words}`}
          onChange={({ target }) => {
            show(Number(target.value));
          }}
        />
      </label>
      <datalist id={marksId}>
        {steps.map((marked, at) => marked.mark && <option key={at} value={at} label={marked.mark} />)}
      </datalist>
      <MarkedSteps steps={steps} index={index} onShow={show} />
      <details className={styles.details}>
        <summary>{countsOf(report, steps)}</summary>
        <ReportCalls report={report} />
      </details>
    </>
  );
};
