import { cartLine } from '../../testing/builders/model';
import { type CheckedLine, checkedLine } from './checkedLines';
import { makeLineKeeper, reuseEqualLines } from './reuseEqualLines';

const line = (id: string, quantity = 1): CheckedLine => checkedLine(cartLine({ id, quantity }), undefined, null);

test('a line that says the same is the same object, another is not', () => {
  const keep = makeLineKeeper();
  const first = keep([line('1'), line('2')]);
  const second = keep([line('1'), line('2', 3), line('4')]);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
  expect(second[1]?.quantity).toBe(3);
  expect(reuseEqualLines(first, second)).toBe(false);
  expect(reuseEqualLines(second, keep([line('1'), line('2', 3), line('4')]))).toBe(true);
});

test('order and absence count', () => {
  const keep = makeLineKeeper();
  const both = keep([line('1'), line('2')]);
  expect(reuseEqualLines(both, keep([line('2'), line('1')]))).toBe(false);
  expect(reuseEqualLines(both, keep([line('1')]))).toBe(false);
});
