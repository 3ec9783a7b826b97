import { prefetchFiles } from './prefetchFiles';

const prefetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('prefetches the files that the page lists', () => {
  document.body.innerHTML =
    '<script type="application/json" id="later-files">["/static/a.js","/static/b.css"]</script>';
  prefetchFiles(document);
  expect(prefetched()).toEqual(['/static/a.js', '/static/b.css']);
});

test.each(['', 'no JSON', '{}'])('prefetches nothing where the list is "%s"', (list) => {
  document.body.innerHTML = `<script type="application/json" id="later-files">${list}</script>`;
  prefetchFiles(document);
  expect(prefetched()).toEqual([]);
});

test('prefetches nothing where the page has no list', () => {
  prefetchFiles(document);
  expect(prefetched()).toEqual([]);
});
