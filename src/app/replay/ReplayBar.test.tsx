import { panelOf } from '../../testing/realDevtools';
import { ActionTypes } from '@redux-devtools/instrument';
import { render, screen } from '@testing-library/react';
import { pageOpened, report } from '../../testing/builders/report';
import { ReplayBar } from './ReplayBar';
import { replaySession } from './replaySession';

const importInto = ({ store }: ReturnType<typeof replaySession>, nextLiftedState: object) =>
  panelOf(store).dispatch({ type: ActionTypes.IMPORT_STATE, nextLiftedState } as never);

test('counts no steps of an export that Redux DevTools made after a pause, which dropped them', () => {
  const first = replaySession(() => undefined);
  importInto(first, report([pageOpened('/contact'), pageOpened('/terms')]));
  for (const status of [true, false]) panelOf(first.store).dispatch({ type: ActionTypes.PAUSE_RECORDING, status });
  const second = replaySession(() => undefined);
  importInto(second, JSON.parse(JSON.stringify(panelOf(first.store).getState())) as object);
  const { snapshot } = second.read();
  render(<ReplayBar snapshot={snapshot!} store={second.store} />);
  expect(screen.getByText(/^Step 0 of 0/)).toBeVisible();
});
