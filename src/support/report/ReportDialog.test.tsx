import { screen, within } from '@testing-library/react';
import { answered } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { LARGEST } from './fitSnapshot';
import type { Snapshot } from './snapshot';

const files: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  files.splice(0);
  let latest: Blob | undefined;
  URL.createObjectURL = (blob) => {
    latest = blob as Blob;
    return 'blob:report';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const reader = new FileReader();
    const text = new Promise<string>((resolve) => {
      reader.onload = () => {
        resolve(reader.result as string);
      };
    });
    if (latest) reader.readAsText(latest);
    files.push({ name: this.download, text });
  });
});

test('shows the report, lets the shopper save it as a file, and sends nothing', async () => {
  const { user, network } = await renderApp({ path: '/items/search?q=canary' });
  // Every request of the page has its reply.
  await screen.findByRole('list', { name: 'Best Sellers' });
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  expect(dialog).toHaveTextContent(/Page\s*\/items\/search/);
  expect(dialog).toHaveTextContent(/searchProducts: 200/);
  expect(dialog).toHaveTextContent(/Nothing is sent automatically/);

  const sent = network.calls.length;
  await user.click(within(dialog).getByRole('button', { name: 'Save the file' }));
  const [file] = files;
  const text = (await file?.text) ?? '';
  const { committedState, actionsById } = JSON.parse(text) as Snapshot;
  const { report } = committedState;
  expect(file?.name).toBe(`problem-${report.code}.json`);
  expect(report.code).toMatch(/^[A-Z2-9]{5}$/);
  expect(within(dialog).getByRole('status')).toHaveTextContent(`Your support code is ${report.code}`);
  expect(report).toMatchObject({ version: 2, route: '/items/search', errors: [] });
  expect(Object.values(actionsById).map(({ action }) => action.type)).toContain('nav/pageOpened');
  expect(text.length).toBeLessThanOrEqual(LARGEST);
  expect(text).not.toMatch(/canary/i);
  expect(network.calls).toHaveLength(sent);
});

test.each([
  ['an unknown address', '/nowhere/at/all'],
  ['a closed shop', '/page-unavailable'],
])('%s offers the problem report', async (_name, path) => {
  await renderApp({
    path,
    faults: [{ path: /get_details/, fault: answered(200, '{"status":0,"message":"Closed"}') }],
  });
  const main = screen.getByRole('main');
  expect(await within(main).findByRole('heading', { level: 1, name: /OOPS|unavailable/ })).toBeVisible();
  expect(within(main).getByRole('button', { name: 'Report a problem' })).toBeEnabled();
});
