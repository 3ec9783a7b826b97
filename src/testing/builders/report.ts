import { emptyRecording } from '../../support/replay/emptyRecording';
import type { RecordedStep, Recording } from '../../support/record/recording';
import { fitSnapshot } from '../../support/report/fitSnapshot';
import { type SnapshotInfo, makeSnapshot, type Snapshot } from '../../support/report/snapshot';

const DEVICE = {
  browser: 'Chrome 156',
  system: 'Android 16',
  window: '390 × 844',
  touch: true,
  theme: 'dark',
  language: 'en',
  connection: 'online, 4g',
};

/** A page that the shopper opened. */
export const pageOpened = (pathname: string): RecordedStep => ({
  type: 'nav/pageOpened',
  at: 1,
  changes: [[['nav', 'pathname'], pathname]],
});

export const refusal: RecordedStep = {
  type: 'api/checkout/rejected',
  at: 2,
  changes: [],
  mark: 'refused',
  about: { call: 'checkout', status: '200 refused', ms: 31, message: '… is sold out' },
};

export const thrownStep: RecordedStep = {
  type: 'support/errorCaught',
  at: 3,
  changes: [],
  mark: 'thrown',
  about: { name: 'TypeError', message: '… is not a …' },
};

/** The file that a shopper saves. */
export const reportFile = (recording: Recording): string =>
  fitSnapshot(recording, { code: 'K7M2Q', now: 1, app: '1.0.0', device: DEVICE });

/** A report of these steps. */
export const report = (
  steps: RecordedStep[],
  recording: Partial<Recording> = {},
  circumstances: Partial<SnapshotInfo> = {},
): Snapshot =>
  makeSnapshot(
    { base: emptyRecording(), steps, requests: [], errors: [], route: '/terms', inUse: [], ...recording },
    { code: 'K7M2Q', now: 1, app: '1.0.0', device: DEVICE, ...circumstances },
  );
