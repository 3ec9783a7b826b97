import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { startRecording } from '../record/takeRecording';
import { reportFile } from '../../testing/builders/report';
import { chooseInstalments, openCheckout, preview } from '../../testing/openCheckout';
import { openProduct, quantity } from '../../testing/openProduct';
import { renderApp } from '../../testing/renderApp';
import { renderReplay } from '../../testing/renderReplay';

type View = Pick<Awaited<ReturnType<typeof renderApp>>, 'actionLog' | 'network' | 'user'>;

/** Replays the page after this choice, before it, and after it again. */
const compare = async ({ actionLog, network }: View, choose: () => Promise<unknown>, isShown: () => void) => {
  startRecording(actionLog).read();
  const { length } = startRecording(actionLog).read().steps;
  expect(isShown).toThrow();
  await choose();
  await waitFor(isShown);
  const recording = startRecording(actionLog).read();
  const file = reportFile(recording);
  cleanup();
  const calls = network.calls.length;
  const replay = await renderReplay(file);
  await waitFor(isShown);
  await replay.show(length);
  await waitFor(() => expect(isShown).toThrow());
  expect(screen.getByRole('main', { hidden: true })).toBeInTheDocument();
  await replay.show(-1);
  await waitFor(isShown);
  expect(network.calls).toHaveLength(calls);
};

beforeEach(() => {
  sessionStorage.clear();
});

const terms = () => screen.getByRole('checkbox', { name: /I accept/ });

test('replays the ticked terms of a payment schedule', async () => {
  const view = await openCheckout({ eligible: 'Approved' });
  await chooseInstalments(view.user);
  await preview(view.user);
  await compare(
    view,
    () => view.user.click(terms()),
    () => expect(terms()).toBeChecked(),
  );
});

test('replays the message that the terms of a payment schedule are not accepted', async () => {
  const view = await openCheckout({ eligible: 'Approved' });
  await chooseInstalments(view.user);
  await preview(view.user);
  await compare(
    view,
    () => view.user.click(screen.getByRole('button', { name: 'Accept & Apply' })),
    () => expect(screen.getByRole('alert')).toHaveTextContent('Accept our terms and conditions to proceed'),
  );
});

test('replays the options chosen in quick view', async () => {
  const view = await renderApp({ path: '/items/search?q=shirt' });
  const [button] = await screen.findAllByRole('button', { name: /^Quick view: / });
  await view.user.click(button!);
  const quickView = async () => within(await screen.findByRole('dialog', { name: 'Quick view' }));
  const other = (await (await quickView()).findAllByRole<HTMLInputElement>('radio')).find(({ checked }) => !checked)!;
  const { value } = other;
  const isChosen = () =>
    expect(
      within(screen.getByRole('dialog', { name: 'Quick view' }))
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
        .map((radio) => radio.value),
    ).toContain(value);
  await compare(view, () => view.user.click(other), isChosen);
});

test('replays the quantity chosen on the product page', async () => {
  const view = await openProduct();
  const more = await screen.findByRole('button', { name: 'Increase quantity' });
  await compare(
    view,
    () => view.user.dblClick(more),
    () => expect(quantity()).toHaveValue(3),
  );
});
