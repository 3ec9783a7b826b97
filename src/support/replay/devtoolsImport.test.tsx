import { lastIdOf, panelOf } from '../../testing/realDevtools';
import { ActionTypes } from '@redux-devtools/instrument';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { startRecording } from '../record/takeRecording';
import { NO_TRACES } from '../record/traces/traces';
import { overlayOpened } from '../../features/overlays/overlaysSlice';
import { pageOpened, report, reportFile } from '../../testing/builders/report';
import { renderApp } from '../../testing/renderApp';
import { seenText } from '../../testing/seenText';
import { ReplayShop } from './ReplayShop';
import { makeReplayStore } from './replayStore';
import { StepDetails } from './StepDetails';

type View = Awaited<ReturnType<typeof renderApp>>;

const tell = async (store: object, action: object): Promise<void> => {
  await act(async () => {
    panelOf(store).dispatch(action as never);
    await Promise.resolve();
  });
};

/** A visit that opens the cart drawer on the cart page. */
const visit = async (): Promise<View> => {
  const view = await renderApp({ path: '/cart' });
  await screen.findByText('You do not have any items in your cart.');
  await screen.findByRole('list', { name: 'Best Sellers' });
  act(() => {
    view.store.dispatch(overlayOpened('cartDrawer'));
  });
  await screen.findByText('Your cart is empty. Start shopping!');
  return view;
};

test('imports an unchanged report into Redux DevTools, and shows the same screen', async () => {
  const view = await visit();
  const seen = seenText(document.body);
  const recording = startRecording(view.actionLog).read();
  const text = reportFile(recording);
  cleanup();

  const store = makeReplayStore();
  await tell(store, { type: ActionTypes.IMPORT_STATE, nextLiftedState: JSON.parse(text) as object });
  render(<ReplayShop store={store} />);
  await screen.findByRole('list', { name: 'Best Sellers' });
  await screen.findByText('Your cart is empty. Start shopping!');
  expect(seenText(document.body)).toEqual(['Kasa & Co', ...seen]);

  const opened = recording.steps.findIndex(({ type }) => type === 'overlays/overlayOpened') + 1;
  expect(opened).toBeGreaterThan(0);
  await tell(store, { type: ActionTypes.JUMP_TO_STATE, actionId: opened - 1, index: opened - 1 });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await tell(store, { type: ActionTypes.JUMP_TO_STATE, actionId: opened, index: opened });
  expect(screen.getByRole('dialog')).toBeVisible();
  await tell(store, { type: ActionTypes.TOGGLE_ACTION, id: opened });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('shows the page and its alerts when the step that began the traces is skipped', async () => {
  const form = ['traces', 'forms', 'name-email-message'];
  const started = { fields: { name: { filled: true } } };
  const nextLiftedState = report([
    pageOpened('/contact'),
    {
      type: 'page/measured',
      at: 2,
      changes: [[['traces'], { ...NO_TRACES, window: '390 × 844', forms: { 'name-email-message': started } }]],
    },
    {
      type: 'page/alertShown',
      at: 3,
      changes: [
        [['traces', 'alerts'], ['Enter your email']],
        [[...form, 'text'], 'Enter your email'],
      ],
    },
  ]);
  const store = makeReplayStore();
  await tell(store, { type: ActionTypes.IMPORT_STATE, nextLiftedState });
  render(
    <>
      <StepDetails store={store} />
      <ReplayShop store={store} />
    </>,
  );
  await screen.findByText('At this step: window 390 × 844.');
  await tell(store, { type: ActionTypes.TOGGLE_ACTION, id: 2 });
  expect(screen.getByText('Messages: “Enter your email”')).toBeVisible();
  expect(screen.queryByText(/At this step/)).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
});

test('follows a skip and an import in DevTools, without state changes, calls or writes meanwhile', async () => {
  const { store, network, storage, user, ...view } = await visit();
  const panel = panelOf(store);
  // A stored field may dispatch an action afterwards, so the opening is not always the last action.
  const opened = lastIdOf(panel, overlayOpened.type);
  await tell(store, { type: ActionTypes.TOGGLE_ACTION, id: opened });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await tell(store, { type: ActionTypes.TOGGLE_ACTION, id: opened });
  expect(screen.getByRole('dialog')).toBeVisible();

  const then = store.getState();
  const calls = network.calls.length;
  const stored = JSON.stringify(storage);
  const elsewhere = { ...then, nav: { ...then.nav, pathname: '/terms' }, overlays: { ...then.overlays, open: [] } };
  await tell(store, {
    type: ActionTypes.IMPORT_STATE,
    nextLiftedState: {
      ...panel.getState(),
      actionsById: { 0: { type: ActionTypes.PERFORM_ACTION, action: { type: '@@INIT' }, timestamp: 0 } },
      stagedActionIds: [0],
      skippedActionIds: [],
      nextActionId: 1,
      currentStateIndex: 0,
      committedState: elsewhere,
      computedStates: [],
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
  expect(window.location.pathname).toBe('/terms');
  const imported = store.getState();
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  expect(store.getState()).toBe(imported);
  view.entries.saveAll();
  expect(network.calls).toHaveLength(calls);
  expect(JSON.stringify(storage)).toBe(stored);
});
