import { readFirstReplies } from '../../src/contract/firstReplies';
import { harmlessJson } from '../../src/lib/harmlessJson';
import { placeholder, withReplies } from './dataBlock';

const html = `<!doctype html><head>${placeholder}<script>boot</script></head><body><main></main></body>`;
const first = (value: unknown) => ({ replies: { '/a': value }, excerpts: {} });

/** The data that a browser finds in the page. */
const parsed = (page: string | undefined) => {
  const { documentElement: root } = new DOMParser().parseFromString(page ?? '', 'text/html');
  return {
    read: readFirstReplies(root.querySelector('#first-replies')?.textContent ?? ''),
    elements: [...root.querySelectorAll('*')].map(({ tagName }) => tagName).join(' '),
  };
};
const { elements } = parsed(html);

test.each([
  ['an element that ends', '</script><script>alert(1)</script>'],
  ['one that ends in capitals', '</SCRIPT ><img src=x onerror=alert(1)>'],
  ['a comment that opens', '<!--<script>'],
  ['a comment that ends', '--><p>'],
  ['data that is marked', '<![CDATA[x]]>'],
  ['characters by name and number', '&lt;/script&gt;&#60;&quot;'],
  ['quotation marks and strokes', '"\\"\'`${x}\\u003c\\'],
  ['line separators', 'a\u2028b\u2029c'],
  ['what a replacement would take for its own', "$& $1 $` $' $$"],
  ['control characters', '\u0000\u0007\r\n\t\u001f\ufeff'],
  ['half a pair', '\ud800 \udfff'],
  ['other scripts', 'Ɛdin Ɔkɔmfo 👗 العربية'],
])('round-trips %s in a reply without adding elements to the page', (_name, text) => {
  const page = withReplies(html, first({ status: 1, data: { title: text, [text]: [text] } }));
  expect(parsed(page)).toEqual({ read: first({ status: 1, data: { title: text, [text]: [text] } }), elements });
});

test('escapes the beginning of a tag and line separators', () => {
  expect(harmlessJson({ '<a': '</script>\u2028\u2029' })).toBe('{"\\u003ca":"\\u003c/script>\\u2028\\u2029"}');
});

test.each([
  ['a page without the element', '<html></html>', first(1)],
  ['a page that asks an API of another origin', html.replace('"/api/v1"', '"https://api.example/api/v1"'), first(1)],
  ['a page for which there is nothing', html, { replies: {}, excerpts: {} }],
])('leaves %s unchanged', (_name, page, replies) => {
  expect(withReplies(page, replies)).toBeUndefined();
});
