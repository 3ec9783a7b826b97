import { chooseReplies } from './chooseReplies';

const whole = (call: string, weight: number) => ({ call, value: call, weight });
const list = (call: string, weight: number, beginning: number) => ({
  ...whole(call, weight),
  excerpt: { value: `${call}…`, weight: beginning },
});

test.each([
  ['all that fits', [whole('a', 40), whole('b', 60)], 'a b', ''],
  [
    'what is too much is left out, what comes after it is not',
    [whole('a', 90), whole('b', 20), whole('c', 10)],
    'a c',
    '',
  ],
  ['the first has the room before the others', [whole('a', 100), whole('b', 1)], 'a', ''],
  ['a list too long to bring: its beginning', [list('a', 500, 60), whole('b', 40)], 'b', 'a'],
  ['a list that fits: the whole of it', [list('a', 90, 60)], 'a', ''],
  ['a beginning that is too much as well', [list('a', 500, 101), whole('b', 100)], 'b', ''],
  ['nothing', [], '', ''],
])('%s', (_name, candidates, replies, excerpts) => {
  const chosen = chooseReplies(candidates, 100);
  expect([Object.keys(chosen.replies).join(' '), Object.keys(chosen.excerpts).join(' ')]).toEqual([replies, excerpts]);
});

test('embeds the beginning of a list that is cut instead of the whole', () => {
  expect(chooseReplies([list('a', 500, 60)], 100)).toEqual({ replies: {}, excerpts: { a: 'a…' } });
});
