import { fc } from '../testing/property';
import { readId, toWireId } from './ids';

test.each([
  [12, '12'],
  [0, '0'],
  ['12', '12'],
  [' a-1 ', 'a-1'],
  ['9007199254740993', '9007199254740993'],
  ['__proto__', '__proto__'],
])('reads %p as the id %p', (raw, id) => expect(readId(raw)).toBe(id));

test.each([
  [''],
  ['  '],
  [null],
  [undefined],
  [true],
  [1.5],
  [Number.NaN],
  [2 ** 53],
  [[1]],
  [{}],
  ['x'.repeat(201)],
  ['a\ud800'],
])('rejects %p as an id', (raw) => expect(readId(raw)).toBeNull());

test.each([
  ['12', 12],
  ['012', '012'],
  ['1e3', '1e3'],
  ['', ''],
  ['9007199254740993', '9007199254740993'],
  ['abc', 'abc'],
])('sends the id %p as %p', (id, wire) => expect(toWireId(id)).toBe(wire));

test('round-trips every id over the wire', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.bigInt().map(String)), (value) => {
      const id = readId(value);
      fc.pre(id !== null);
      expect(readId(toWireId(id))).toBe(id);
    }),
  );
});
