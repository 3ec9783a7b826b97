import { panelOf } from '../../testing/realDevtools';
import { ActionTypes } from '@redux-devtools/instrument';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { pageOpened, refusal, report } from '../../testing/builders/report';
import { ReplayBar } from './ReplayBar';
import { replaySession } from './replaySession';

const importInto = ({ store }: ReturnType<typeof replaySession>, nextLiftedState: object) =>
  panelOf(store).dispatch({ type: ActionTypes.IMPORT_STATE, nextLiftedState } as never);

test('shows “Step 0 of 0” for a DevTools export whose steps a pause has dropped', () => {
  const first = replaySession();
  importInto(first, report([pageOpened('/contact'), pageOpened('/terms')]));
  for (const status of [true, false]) panelOf(first.store).dispatch({ type: ActionTypes.PAUSE_RECORDING, status });
  const second = replaySession();
  importInto(second, JSON.parse(JSON.stringify(panelOf(first.store).getState())) as object);
  const { snapshot } = second.read();
  render(<ReplayBar snapshot={snapshot!} store={second.store} />);
  expect(screen.getByText(/^Step 0 of 0/)).toBeVisible();
});

test('moves the slider after a jump in Redux DevTools', () => {
  const session = replaySession();
  importInto(session, report([pageOpened('/contact'), pageOpened('/terms'), pageOpened('/wishlist')]));
  render(<ReplayBar snapshot={session.read().snapshot!} store={session.store} />);
  act(() => {
    panelOf(session.store).dispatch({ type: ActionTypes.JUMP_TO_STATE, actionId: 1, index: 1 } as never);
  });
  expect(screen.getByText(/^Step 1 of 3/)).toBeVisible();
  fireEvent.change(screen.getByRole('slider'), { target: { value: 3 } });
  expect(screen.getByText(/^Step 3 of 3/)).toBeVisible();
  expect(session.store.getState().nav.pathname).toBe('/wishlist');
});

const call = (status: string) => ({ endpoint: 'login', status, ms: 9, at: 1 });

test.each([
  ['whose steps were dropped', [], ['200', '200 refused', '503 server', 'offline', 'superseded', 'unanswered']],
  [
    'whose calls were dropped',
    [refusal, { ...refusal, mark: 'failed' } as const, { ...refusal, mark: 'failed' } as const],
    [],
  ],
])('counts the refused and failed calls of a report %s', (_name, steps, statuses) => {
  const session = replaySession();
  session.open(JSON.stringify(report(steps, { requests: statuses.map(call) })));
  render(<ReplayBar snapshot={session.read().snapshot!} store={session.store} />);
  const total = Math.max(steps.length, statuses.length);
  expect(screen.getByText(`${total} requests, 1 refused, 2 failed, 0 errors thrown`)).toBeInTheDocument();
});
