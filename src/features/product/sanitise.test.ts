import { HOSTILE_HTML } from '../../testing/hostileHtml';
import { sanitise } from './sanitise';

const ALLOWED = new Set('P B I EM STRONG U UL OL LI BR H3 H4 TABLE CAPTION THEAD TBODY TFOOT TR TH TD A'.split(' '));

const parsed = (html: string): Element => {
  const root = document.createElement('div');
  root.innerHTML = sanitise(html).__html as unknown as string;
  return root;
};

test('keeps the markup that descriptions use', () => {
  const html =
    '<h3>Care</h3><p>Wash <b>cold</b>, <em>dry</em> <u>flat</u>.<br>Iron.</p><ul><li>x</li></ul>' +
    '<table><tbody><tr><th>Size</th><td>M</td></tr></tbody></table>';
  expect(parsed(html).innerHTML).toBe(html);
});

test.each([
  ['https://example.com/care', 'https://example.com/care'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['/account', null],
  ['//evil.example', null],
  ['mailto:a@example.com', null],
  ['tel:024', null],
  ['#root', null],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['https:evil.example', null],
  ['https:\\\\evil.example', null],
])('keeps the address of a link only if it is absolute http or https: %s', (href, remains) => {
  const link = parsed(`<a href="${href}">go</a>`).querySelector('a');
  expect(link?.getAttribute('href')).toBe(remains);
  expect(link?.getAttribute('rel')).toBe(remains === null ? null : 'noopener noreferrer nofollow');
});

test.each(HOSTILE_HTML)('reduces hostile HTML to allowed elements and attributes: %s', (html) => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  for (const element of parsed(`<p>before ${html} after</p>`).querySelectorAll('*')) {
    expect(ALLOWED).toContain(element.nodeName);
    for (const { name, value } of element.attributes) {
      // `is` cannot be removed from an element, so the sanitiser empties it.
      expect(['href', 'rel', ...(value === '' ? ['is'] : [])]).toContain(name);
      if (name === 'href') expect(value).toMatch(/^https?:\/\/\w/i);
    }
  }
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});
