import { fc } from '../../testing/property';
import { mergeLists } from './mergeLists';

interface Line {
  id: string;
  quantity: number;
}
const merge = mergeLists<Line>(
  (line) => line.id,
  (a, b) => a.quantity === b.quantity,
);
const lines = (text: string): Line[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => ({ id: part.charAt(0), quantity: Number(part.slice(1)) }));
const text = (items: Line[]) => items.map((line) => line.id + String(line.quantity)).join(' ');

describe('mergeLists', () => {
  test.each([
    ['nothing changed', 'a1 b1', 'a1 b1', 'a1 b1', 'a1 b1'],
    ['each added one', '', 'a1', 'b1', 'b1 a1'],
    ['the other removed one', 'a1 b1', 'a1 b1', 'b1', 'b1'],
    ['we removed one', 'a1 b1', 'b1', 'a1 b1', 'b1'],
    ['removed there while changed here: stays removed', 'a1', 'a5', '', ''],
    ['removed here while changed there: stays removed', 'a1', '', 'a5', ''],
    ['changed here', 'a1', 'a3', 'a1', 'a3'],
    ['changed there', 'a1', 'a1', 'a3', 'a3'],
    ['changed on both sides: ours', 'a1', 'a3', 'a4', 'a3'],
    ['emptied there, one added here', 'a1 b1', 'a1 b1 c1', '', 'c1'],
    ['the same line added on both sides', '', 'a1', 'a2', 'a1'],
  ])('%s', (_name, base, ours, theirs, expected) => {
    expect(text(merge(lines(base), lines(ours), lines(theirs)))).toBe(expected);
  });

  test('never duplicates a line and never loses one that a side added', () => {
    const side = fc.uniqueArray(
      fc.record({ id: fc.constantFrom(...'abcdef'), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        selector: (line) => line.id,
      },
    );
    fc.assert(
      fc.property(side, side, side, (base, ours, theirs) => {
        const ids = merge(base, ours, theirs).map((line) => line.id);
        const held = (items: Line[], id: string) => items.some((line) => line.id === id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id } of [...ours, ...theirs]) {
          if (!held(base, id)) expect(ids).toContain(id);
        }
        for (const { id } of base) {
          expect(ids.includes(id)).toBe(held(ours, id) && held(theirs, id));
        }
      }),
    );
  });
});
