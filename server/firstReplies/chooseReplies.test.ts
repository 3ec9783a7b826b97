import { chooseReplies } from './chooseReplies';

const whole = (call: string, weight: number) => ({ call, value: call, weight });
const list = (call: string, weight: number, beginning: number) => ({
  ...whole(call, weight),
  excerpt: { value: `${call}…`, weight: beginning },
});

test.each([
  ['embeds every reply that fits', [whole('a', 40), whole('b', 60)], 'a b', ''],
  [
    'skips a reply that is too large, and embeds a later one that fits',
    [whole('a', 90), whole('b', 20), whole('c', 10)],
    'a c',
    '',
  ],
  ['gives the first reply room before the others', [whole('a', 100), whole('b', 1)], 'a', ''],
  ['embeds the beginning of a list that is too long', [list('a', 500, 60), whole('b', 40)], 'b', 'a'],
  ['embeds the whole of a list that fits', [list('a', 90, 60)], 'a', ''],
  ['skips a list whose beginning is too large as well', [list('a', 500, 101), whole('b', 100)], 'b', ''],
  ['embeds nothing without replies', [], '', ''],
])('%s', (_name, candidates, replies, excerpts) => {
  const chosen = chooseReplies(candidates, 100);
  expect([Object.keys(chosen.replies).join(' '), Object.keys(chosen.excerpts).join(' ')]).toEqual([replies, excerpts]);
});
