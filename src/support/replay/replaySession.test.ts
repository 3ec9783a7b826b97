import { waitFor } from '@testing-library/react';
import { panelOf } from '../../testing/realDevtools';
import { ActionTypes } from '@redux-devtools/instrument';
import { recordedStates } from '../report/readSnapshot';
import { pageOpened, refusal, report } from '../../testing/builders/report';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import { testEnvironment } from '../../testing/testEnvironment';
import { makeStore } from '../../app/store';
import { replaySession } from './replaySession';
import { momentShown, stepIndex } from './replayStore';
import { shownSteps } from './shownSteps';
import { showSteps } from './showSteps';

const REPORT = report([pageOpened('/checkout'), refusal], {
  requests: [{ endpoint: 'checkout', status: '200 refused', ms: 31, at: 2, message: '… is sold out' }],
  errors: [{ name: 'TypeError', message: '…', at: 3 }],
});

const begin = () => {
  const session = replaySession();
  const tell = (action: object) => panelOf(session.store).dispatch(action as never);
  return { ...session, tell };
};
const step = ({ store }: ReturnType<typeof begin>) => stepIndex(store.getState());

/** The contents of a file, as the DevTools panel passes them on. */
const imports: [name: string, action: object][] = [
  ['the saved file', { nextLiftedState: REPORT }],
  [
    'the extension’s list of actions',
    {
      nextLiftedState: REPORT.stagedActionIds.slice(1).map((id) => REPORT.actionsById[id]!.action),
      preloadedState: REPORT.committedState,
    },
  ],
];

test.each(imports)(
  'restores the whole report and its steps when %s is imported into Redux DevTools',
  (_name, action) => {
    const session = begin();
    session.tell({ type: ActionTypes.IMPORT_STATE, ...(JSON.parse(JSON.stringify(action)) as object) });
    const { snapshot, error } = session.read();
    expect(error).toBe('');
    expect(snapshot?.committedState.report).toEqual(REPORT.committedState.report);
    expect(shownSteps(snapshot!).map(({ type, mark }) => [type, mark])).toEqual(
      shownSteps(REPORT).map(({ type, mark }) => [type, mark]),
    );
    expect(step(session)).toBe(2);
    expect(session.read().count).toBe(1);

    session.tell({ type: ActionTypes.JUMP_TO_STATE, actionId: 1, index: 1 });
    expect(step(session)).toBe(1);
    expect(session.store.getState().nav.pathname).toBe('/checkout');
    session.tell({ type: ActionTypes.JUMP_TO_STATE, actionId: 0, index: 0 });
    expect(step(session)).toBe(0);
    expect(session.read().count).toBe(1);
  },
);

test('opens a DevTools export of an imported report as a file', () => {
  const first = begin();
  first.tell({ type: ActionTypes.IMPORT_STATE, nextLiftedState: JSON.parse(JSON.stringify(REPORT)) as object });
  const second = begin();
  second.open(JSON.stringify(panelOf(first.store).getState()));
  expect(second.read()).toEqual({ ...first.read(), count: 1 });
  expect(recordedStates(second.read().snapshot!).at(-1)).toEqual(second.store.getState());
});

test('opens a DevTools export of a watched tab as a report with its steps', async () => {
  const { store, actionLog } = makeStore(testEnvironment());
  const mirror = showSteps(actionLog);
  store.dispatch(overlayOpened('cartDrawer'));
  const exported = () => JSON.stringify(panelOf(mirror).getState());
  await waitFor(() => {
    expect(exported()).toContain('overlays/overlayOpened');
  });
  const session = begin();
  session.open(exported());
  const { snapshot, error } = session.read();
  expect(error).toBe('');
  expect(shownSteps(snapshot!).map(({ type }) => type)).toContain('overlays/overlayOpened');
  expect(snapshot!.committedState.report.device.window).not.toBe('');
});

test('counts an opened file once, and a later import of another report as a second opening', () => {
  const session = begin();
  session.open(JSON.stringify(REPORT));
  expect(session.read().count).toBe(1);
  const other = report([pageOpened('/terms')], {}, { code: 'OTHER' });
  session.tell({ type: ActionTypes.IMPORT_STATE, nextLiftedState: JSON.parse(JSON.stringify(other)) as object });
  expect(session.read()).toMatchObject({ count: 2, snapshot: { committedState: { report: { code: 'OTHER' } } } });
});

test('keeps every step of an imported report when the slider moves after DevTools paused the recording', () => {
  const session = begin();
  session.tell({ type: ActionTypes.IMPORT_STATE, nextLiftedState: JSON.parse(JSON.stringify(REPORT)) as object });
  session.tell({ type: ActionTypes.PAUSE_RECORDING, status: true });
  session.store.dispatch(momentShown(recordedStates(session.read().snapshot!).at(-1)!));
  expect(step(session)).toBe(2);
  expect(session.read().snapshot?.stagedActionIds).toHaveLength(3);
  expect(session.read().count).toBe(1);
});

test('rejects a file that is not a problem report, and opens nothing', () => {
  const session = begin();
  session.open('{}');
  expect(session.read()).toEqual({ snapshot: null, error: 'This is not a problem report of the shop.', count: 1 });
});
