import { readFirstReplies } from '../../src/contract/firstReplies';
import { scriptSafeJson } from '../../src/lib/markup';
import { emptyDataBlock, withReplies } from './dataBlock';

const html = `<!doctype html><head>${emptyDataBlock}<script>boot</script></head><body><main></main></body>`;
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
  ['a closing script tag', '</script><script>alert(1)</script>'],
  ['a closing script tag in capitals', '</SCRIPT ><img src=x onerror=alert(1)>'],
  ['the start of a comment', '<!--<script>'],
  ['the end of a comment', '--><p>'],
  ['a CDATA section', '<![CDATA[x]]>'],
  ['named and numeric character references', '&lt;/script&gt;&#60;&quot;'],
  ['quotation marks and backslashes', '"\\"\'`${x}\\u003c\\'],
  ['line separators', 'a\u2028b\u2029c'],
  ['replacement patterns of String.replace', "$& $1 $` $' $$"],
  ['control characters', '\u0000\u0007\r\n\t\u001f\ufeff'],
  ['unpaired surrogates', '\ud800 \udfff'],
  ['emoji and non-Latin scripts', 'Ɛdin Ɔkɔmfo 👗 العربية'],
])('round-trips %s in a reply without adding elements to the page', (_name, text) => {
  const page = withReplies(html, first({ status: 1, data: { title: text, [text]: [text] } }));
  expect(parsed(page)).toEqual({ read: first({ status: 1, data: { title: text, [text]: [text] } }), elements });
});

test('escapes the beginning of a tag and line separators', () => {
  expect(scriptSafeJson({ '<a': '</script>\u2028\u2029' })).toBe('{"\\u003ca":"\\u003c/script>\\u2028\\u2029"}');
});

test.each([
  ['a page without the placeholder', '<html></html>', first(1)],
  ['a page with its API on another origin', html.replace('"/api/v1"', '"https://api.example/api/v1"'), first(1)],
  ['a page without replies', html, { replies: {}, excerpts: {} }],
])('leaves %s unchanged', (_name, page, replies) => {
  expect(withReplies(page, replies)).toBeUndefined();
});
