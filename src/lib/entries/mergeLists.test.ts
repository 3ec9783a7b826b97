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
    ['returns an unchanged list', 'a1 b1', 'a1 b1', 'a1 b1', 'a1 b1'],
    ['keeps the lines that both sides added', '', 'a1', 'b1', 'b1 a1'],
    ['removes a line that the other side removed', 'a1 b1', 'a1 b1', 'b1', 'b1'],
    ['removes a line that this side removed', 'a1 b1', 'b1', 'a1 b1', 'b1'],
    ['removes a line that the other side removed and this side changed', 'a1', 'a5', '', ''],
    ['removes a line that this side removed and the other side changed', 'a1', '', 'a5', ''],
    ['keeps the change of this side', 'a1', 'a3', 'a1', 'a3'],
    ['adopts the change of the other side', 'a1', 'a1', 'a3', 'a3'],
    ['prefers the change of this side when both changed a line', 'a1', 'a3', 'a4', 'a3'],
    ['keeps an added line when the other side emptied the list', 'a1 b1', 'a1 b1 c1', '', 'c1'],
    ['prefers the line of this side when both added it', '', 'a1', 'a2', 'a1'],
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
        const hasLine = (items: Line[], id: string) => items.some((line) => line.id === id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id } of [...ours, ...theirs]) {
          if (!hasLine(base, id)) expect(ids).toContain(id);
        }
        for (const { id } of base) {
          expect(ids.includes(id)).toBe(hasLine(ours, id) && hasLine(theirs, id));
        }
      }),
    );
  });
});
