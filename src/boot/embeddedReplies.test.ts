import { embeddedReplies, pageParsed } from './embeddedReplies';

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
  ['a new navigation', 'navigate', block],
  ['a reload', 'reload', block],
  ['a history navigation, which may restore an old page', 'back_forward', nothing],
])('uses the embedded replies unless the page comes back from the history: %s', (_name, type, embedded) => {
  put(JSON.stringify(block));
  navigatedBy(type);
  expect(embeddedReplies()).toEqual(embedded);
});

test('uses the embedded replies if the browser does not report the navigation type', () => {
  put(JSON.stringify(block));
  expect(embeddedReplies()).toEqual(block);
});

test('reads no replies if the element is missing or its JSON is malformed', () => {
  expect(embeddedReplies()).toEqual(nothing);
  put('{"replies":{');
  expect(embeddedReplies()).toEqual(nothing);
});

test('resolves pageParsed only once the document has been parsed', async () => {
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
