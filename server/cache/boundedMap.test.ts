import { boundedMap } from './boundedMap';

describe('boundedMap', () => {
  const filled = () => {
    const map = boundedMap<string>(10, (text) => text.length);
    map.set('a', 'aaaa');
    map.set('b', 'bbbb');
    return map;
  };

  test('evicts the least recently used value first', () => {
    const map = filled();
    map.get('a');
    map.set('c', 'cccc');
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
    expect(map.weight()).toBe(8);
  });

  test('counts only the new weight when a value is replaced', () => {
    const map = filled();
    map.set('a', 'aa');
    expect(map.weight()).toBe(6);
  });

  test('rejects a value heavier than the limit and evicts the value it would replace', () => {
    const map = filled();
    map.set('a', 'a'.repeat(11));
    expect([map.get('a'), map.get('b'), map.weight()]).toEqual([undefined, 'bbbb', 4]);
  });
});
