import { momentsOf, readSnapshot } from './readSnapshot';

const empty = { nav: { pathname: '/', search: '' }, gifts: { open: false } };
const file = (version: number) =>
  JSON.stringify({
    report: { version, code: 'K7M' },
    actionsById: {
      0: { type: 'PERFORM_ACTION', timestamp: 1, action: { type: '@@INIT' } },
      1: {
        type: 'PERFORM_ACTION',
        timestamp: 2,
        action: { type: 'nav/pageOpened', changes: [[['nav'], { pathname: '/cart', search: '' }]] },
      },
    },
    stagedActionIds: [0, 1],
    committedState: { nav: { pathname: '/', search: '' } },
  });

test('an older file opens, and what it does not know of is empty', () => {
  const read = readSnapshot(file(0), empty);
  if ('fault' in read) throw new Error(read.fault);
  expect(momentsOf(read.snapshot)).toEqual([empty, { ...empty, nav: { pathname: '/cart', search: '' } }]);
});

test('a part of the state that has grown since keeps what the file has, and is empty in what is new', () => {
  const grown = { ...empty, nav: { pathname: '/', search: '', tabs: { product: 'description' } } };
  const read = readSnapshot(file(0).replace('"search":""}}', '"search":"?q=hat"}}'), grown);
  if ('fault' in read) throw new Error(read.fault);
  expect(read.snapshot.committedState).toEqual({ ...grown, nav: { ...grown.nav, search: '?q=hat' } });
});

test.each([
  ['a newer file', file(99), /newer version of the shop.*99/],
  ['no report', '{"a":1}', /not a problem report/],
  ['no JSON', 'hello', /not a problem report/],
  ['a list', '[]', /not a problem report/],
])('%s says so', (_name, text, words) => {
  expect(readSnapshot(text, empty)).toEqual({ fault: expect.stringMatching(words) });
});
