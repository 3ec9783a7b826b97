import { broughtReplies, pageParsed } from './brought';

const put = (text: string) => {
  document.head.innerHTML = '<script type="application/json" id="first-replies"></script>';
  document.getElementById('first-replies')!.textContent = text;
};
const navigatedBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });
const block = { replies: { '/a': { status: 1 } }, excerpts: {} };
const nothing = { replies: {}, excerpts: {} };

afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(document, 'readyState');
});

test.each([
  ['opened', 'navigate', block],
  ['loaded again', 'reload', block],
  ['back from the history, of another day perhaps', 'back_forward', nothing],
])('a page that was %s', (_name, type, brought) => {
  put(JSON.stringify(block));
  navigatedBy(type);
  expect(broughtReplies()).toEqual(brought);
});

test('a browser that does not say how the page was opened: what it brought counts', () => {
  put(JSON.stringify(block));
  expect(broughtReplies()).toEqual(block);
});

test('a page without the element, and one with a broken one, bring nothing', () => {
  expect(broughtReplies()).toEqual(nothing);
  put('{"replies":{');
  expect(broughtReplies()).toEqual(nothing);
});

test('the page is there when it has been read to its end, and not before', async () => {
  const [state, parsed] = [jest.fn(() => 'loading'), jest.fn()];
  Object.defineProperty(document, 'readyState', { get: state, configurable: true });
  void pageParsed().then(parsed);
  await Promise.resolve();
  expect(parsed).not.toHaveBeenCalled();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  await Promise.resolve();
  expect(parsed).toHaveBeenCalledTimes(1);
});
