import { prefetchFiles } from './prefetchFiles';

const pageWith = (fetch: jest.Mock, controller: object | null = null) =>
  Object.create(window, {
    fetch: { value: fetch },
    navigator: { value: { serviceWorker: { controller } } },
  }) as Window;
const addresses = (fetch: jest.Mock) => (fetch.mock.calls as unknown[][]).map(([address]) => address);
const answering = () => jest.fn(() => Promise.resolve(new Response('')));
const listFiles = (list: string) => {
  document.body.innerHTML = `<script type="application/json" id="later-files">${list}</script>`;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('prefetches the files that the page lists, each in its own task', async () => {
  listFiles('["/static/a.js","/static/b.css"]');
  const fetch = answering();
  const prefetched = prefetchFiles(pageWith(fetch));
  expect(addresses(fetch)).toEqual(['/static/a.js']);
  await prefetched;
  expect(addresses(fetch)).toEqual(['/static/a.js', '/static/b.css']);
});

test('continues after a file that cannot be downloaded', async () => {
  listFiles('["/static/a.js","/static/b.css"]');
  const fetch = jest.fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
  await prefetchFiles(pageWith(fetch));
  expect(addresses(fetch)).toEqual(['/static/a.js', '/static/b.css']);
});

test('prefetches nothing when a service worker controls the page, because it has cached the files', async () => {
  listFiles('["/static/a.js"]');
  const fetch = answering();
  await prefetchFiles(pageWith(fetch, {}));
  expect(fetch).not.toHaveBeenCalled();
});

test.each(['', 'no JSON', '{}'])('prefetches nothing when the list is "%s"', async (list) => {
  listFiles(list);
  const fetch = answering();
  await prefetchFiles(pageWith(fetch));
  expect(fetch).not.toHaveBeenCalled();
});

test('prefetches nothing when the page has no list', async () => {
  const fetch = answering();
  await prefetchFiles(pageWith(fetch));
  expect(fetch).not.toHaveBeenCalled();
});
