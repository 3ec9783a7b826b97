import { stepStates } from './stepStates';

const states = (...times: (string | null)[]) =>
  stepStates(times.map((at, index) => ({ name: String(index + 1), at }))).map(({ isDone, isCurrent, when }) =>
    [isDone ? 'done' : 'open', ...(isCurrent ? ['current'] : []), when].join(' ').trim(),
  );

test.each<[string, (string | null)[], string[]]>([
  ['dates what has happened', ['2026-11-02', null], ['done current 2 Nov, 2026', 'open Not yet']],
  [
    'counts an undated step before a dated one as done',
    ['2026-11-02', null, '2026-11-04'],
    ['done 2 Nov, 2026', 'done', 'done current 4 Nov, 2026'],
  ],
  ['has no current step before the first date', [null, null], ['open Not yet', 'open Not yet']],
  ['has nothing to say about no steps', [], []],
])('%s', (_what, times, expected) => {
  expect(states(...times)).toEqual(expected);
});
