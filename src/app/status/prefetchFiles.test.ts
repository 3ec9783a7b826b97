import { prefetchFiles } from './prefetchFiles';

const prefetched = (fetch = jest.fn(() => Promise.resolve(new Response('')))) => {
  prefetchFiles(Object.create(window, { fetch: { value: fetch } }) as Window);
  return (fetch.mock.calls as unknown[][]).map(([address]) => address);
};
const listFiles = (list: string) => {
  document.body.innerHTML = `<script type="application/json" id="later-files">${list}</script>`;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('prefetches the files that the page lists', () => {
  listFiles('["/static/a.js","/static/b.css"]');
  expect(prefetched()).toEqual(['/static/a.js', '/static/b.css']);
});

test('ignores a file that cannot be downloaded', async () => {
  listFiles('["/static/a.js"]');
  const failure = Promise.reject<Response>(new TypeError('Failed to fetch'));
  expect(prefetched(jest.fn(() => failure))).toEqual(['/static/a.js']);
  await expect(failure).rejects.toThrow();
});

test.each(['', 'no JSON', '{}'])('prefetches nothing when the list is "%s"', (list) => {
  listFiles(list);
  expect(prefetched()).toEqual([]);
});

test('prefetches nothing when the page has no list', () => {
  expect(prefetched()).toEqual([]);
});
