import { hasMarkup, plainParagraphs, plainText } from './plainText';

test.each([
  ['plain', ['plain']],
  ['<p>One</p><p>Two <b>three</b></p>', ['One', 'Two three']],
  ['a<br>b<br/>c', ['a', 'b', 'c']],
  ['<ul><li>x</li><li>y</li></ul>', ['x', 'y']],
  ['5 &lt; 6 &amp; 7 &#62; 6 &nbsp;&eacute;&constructor;&bogus;&#x3c;', ['5 < 6 & 7 > 6 é&constructor;&bogus;&#x3c;']],
  ['a<script>alert(1)</script>b<style>p{}</style>c', ['a b c']],
  ['<script>never ends', []],
  ['1 < 2 and 3 > 2', ['1 < 2 and 3 > 2']],
  ['&#55296;&#1114112;&#7;', ['&#55296;&#1114112;&#7;']],
  ['<img src=x onerror=alert(1)', []],
  ['', []],
])('extracts the plain text: %s', (html, expected) => {
  expect(plainParagraphs(html)).toEqual(expected);
  expect(plainText(html)).toBe(expected.join(' '));
});

test('detects markup and entities that need sanitising', () => {
  expect(['Light shirt', 'a <b>shirt</b>', 'this &amp; that'].map(hasMarkup)).toEqual([false, true, true]);
});
