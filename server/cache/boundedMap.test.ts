import { boundedMap } from './boundedMap';

describe('boundedMap', () => {
  const filled = () => {
    const map = boundedMap<string>(10, (text) => text.length);
    map.set('a', 'aaaa');
    map.set('b', 'bbbb');
    return map;
  };

  test('the value longest without use goes first', () => {
    const map = filled();
    map.touch('a');
    map.set('c', 'cccc');
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
    expect(map.weight()).toBe(8);
  });

  test('a value that takes the place of another weighs once', () => {
    const map = filled();
    map.set('a', 'aa');
    expect(map.weight()).toBe(6);
  });

  test('a value heavier than everything is not kept, nor the one before it', () => {
    const map = filled();
    map.set('a', 'a'.repeat(11));
    expect([map.get('a'), map.get('b'), map.weight()]).toEqual([undefined, 'bbbb', 4]);
  });
});
