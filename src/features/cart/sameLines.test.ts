import { cartLine } from '../../testing/builders/model';
import { type BagLine, checkedLine } from './bagLines';
import { makeLineKeeper, sameLines } from './sameLines';

const line = (id: string, quantity = 1): BagLine => checkedLine(cartLine({ id, quantity }), undefined, null);

test('a line that says the same is the same object, another is not', () => {
  const keep = makeLineKeeper();
  const first = keep([line('1'), line('2')]);
  const second = keep([line('1'), line('2', 3), line('4')]);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
  expect(second[1]?.quantity).toBe(3);
  expect(sameLines(first, second)).toBe(false);
  expect(sameLines(second, keep([line('1'), line('2', 3), line('4')]))).toBe(true);
});

test('order and absence count', () => {
  const keep = makeLineKeeper();
  const both = keep([line('1'), line('2')]);
  expect(sameLines(both, keep([line('2'), line('1')]))).toBe(false);
  expect(sameLines(both, keep([line('1')]))).toBe(false);
});
