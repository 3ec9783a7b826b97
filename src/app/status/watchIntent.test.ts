import { fireEvent } from '@testing-library/react';
import { watchIntent } from './watchIntent';

const mockPages = jest.fn<Promise<void>, [string]>();
jest.mock<object>('../router', () => ({ loadPageAt: (pathname: string) => mockPages(pathname) }));
const mockDialogs = jest.fn<void, [string]>();
jest.mock('../../routes/shared/FilterDrawer', () => mockDialogs('filter'));
jest.mock('../../routes/shared/QuickView', () => mockDialogs('quickView'));
jest.mock('../layout/drawers/SidePanel', () => mockDialogs('sidePanel'));

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  watchIntent(window);
});
beforeEach(() => {
  mockPages.mockReset().mockResolvedValue(undefined);
  mockDialogs.mockReset();
});

test.each([
  ['hovered', fireEvent.pointerOver],
  ['focused', fireEvent.focusIn],
])('loads the page of a link that is %s', async (_how, intend) => {
  document.body.innerHTML = '<a href="/cart"><b>Bag</b></a>';
  intend(document.querySelector('b')!);
  await nextTask();
  expect(mockPages.mock.calls).toEqual([['/cart']]);
});

test.each(['filter', 'quickView', 'sidePanel'])('loads the dialog "%s" when its opener is hovered', async (name) => {
  document.body.innerHTML = `<button data-opens="${name}">Open</button>`;
  fireEvent.pointerOver(document.querySelector('button')!);
  await nextTask();
  expect(mockDialogs.mock.calls).toEqual([[name]]);
  expect(mockPages).not.toHaveBeenCalled();
});

test.each(['<a href="https://other.test/cart">Other</a>', '<a>Nowhere</a>', '<button data-opens="odd">Odd</button>'])(
  'loads nothing for %s',
  async (html) => {
    document.body.innerHTML = html;
    fireEvent.pointerOver(document.body.firstElementChild!);
    await nextTask();
    expect(mockPages).not.toHaveBeenCalled();
    expect(mockDialogs).not.toHaveBeenCalled();
  },
);

test('does nothing when the prefetch of a hovered link fails', async () => {
  mockPages.mockRejectedValue(new Error('offline'));
  document.body.innerHTML = '<a href="/cart">Bag</a>';
  fireEvent.pointerOver(document.querySelector('a')!);
  await nextTask();
  expect(mockPages).toHaveBeenCalledTimes(1);
});
