import { ignoreSecondTaps } from './ignoreSecondTaps';

const BODY = `<button id="first">Cancel A</button><button id="next">Cancel B</button><a id="link" href="#">Dress</a>
<p id="text">Text</p><label id="label">Delivery<input type="checkbox" id="box" /></label>`;

let seen: string[] = [];

beforeAll(() => {
  ignoreSecondTaps(window);
  document.body.addEventListener('click', ({ target }) => seen.push((target as Element).id));
});
beforeEach(() => {
  document.body.innerHTML = BODY;
  seen = [];
});

interface Tap {
  id: string;
  at: number;
  x?: number;
  detail?: number;
  /** Empty for a click without a pointer. */
  pointerType?: string;
}

let began = 0;

const tap = ({ id, at, x = 0, detail = 1, pointerType = 'touch' }: Tap): boolean => {
  const target = document.getElementById(id)!;
  if (pointerType) {
    const press = new MouseEvent('pointerdown', { bubbles: true });
    target.dispatchEvent(Object.defineProperty(press, 'pointerType', { value: pointerType }));
  }
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, detail });
  return target.dispatchEvent(Object.defineProperty(click, 'timeStamp', { value: began + at }));
};

test.each<[string, Tap, string[]]>([
  ['another button under the finger', { id: 'next', at: 150 }, ['first']],
  ['what lies behind a button that has closed its panel', { id: 'text', at: 150 }, ['first']],
  ['a link under the finger', { id: 'link', at: 399 }, ['first']],
  ['a second click of a mouse', { id: 'next', at: 150, pointerType: 'mouse', detail: 2 }, ['first']],
])('ignores %s', (_what, second, expected) => {
  began += 10_000;
  tap({ id: 'first', at: 0 });
  expect(tap(second)).toBe(false);
  expect(seen).toEqual(expected);
});

test.each<[string, Tap]>([
  ['the same button again', { id: 'first', at: 150 }],
  ['another button later', { id: 'next', at: 400 }],
  ['another button elsewhere', { id: 'next', at: 150, x: 40 }],
  ['a single click of a mouse', { id: 'next', at: 150, pointerType: 'mouse' }],
  ['the click of a key or a script', { id: 'next', at: 150, pointerType: '', detail: 0 }],
])('passes on %s', (_what, second) => {
  began += 10_000;
  tap({ id: 'first', at: 0 });
  expect(tap(second)).toBe(true);
  expect(seen).toEqual(['first', second.id]);
});

test('follows a link once for a double tap', () => {
  began += 10_000;
  expect([tap({ id: 'link', at: 0 }), tap({ id: 'link', at: 200 })]).toEqual([true, false]);
  expect(seen).toEqual(['link']);
});

test('passes on a tap after one on plain text', () => {
  began += 10_000;
  expect([tap({ id: 'text', at: 0 }), tap({ id: 'link', at: 200 })]).toEqual([true, true]);
});

test('passes on the click that a label forwards to its field', () => {
  began += 10_000;
  expect([tap({ id: 'label', at: 0 }), tap({ id: 'box', at: 1 })]).toEqual([true, true]);
});
