import { recordedStates, readSnapshot } from './readSnapshot';

const empty = { nav: { pathname: '/', search: '' }, gifts: { open: false } };
const file = (version: number) =>
  JSON.stringify({
    report: { version, code: 'K7M2Q' },
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

test('opens an older file, with empty values for what it lacks', () => {
  const read = readSnapshot(file(0), empty);
  if ('error' in read) throw new Error(read.error);
  expect(recordedStates(read.snapshot)).toMatchObject([empty, { ...empty, nav: { pathname: '/cart', search: '' } }]);
  expect(read.snapshot.committedState.report).toMatchObject({ code: 'K7M2Q', route: '*', requests: [] });
});

test('translates the former names of error fields in an older file', () => {
  const error = { kind: 'refused', isNo: true, saysNo: true };
  const read = readSnapshot(file(2).replace('{"nav":', `{"error":${JSON.stringify(error)},"nav":`), empty);
  if ('error' in read) throw new Error(read.error);
  expect(read.snapshot.committedState).toMatchObject({
    error: { kind: 'refused', didNotAct: true, isRefusal: true },
  });
});

const stateOf = (text: string) => {
  const { report, committedState, ...rest } = JSON.parse(text) as Record<string, object>;
  return { ...rest, committedState: { ...committedState, report } };
};
const whole = stateOf(file(2)) as { actionsById: Record<string, { action: object }>; committedState: object };
const moved = { type: 'replay/momentShown', payload: {} };
const DEVTOOLS = { monitorState: {}, skippedActionIds: [1], currentStateIndex: 0, computedStates: [{ state: {} }] };

test.each([
  ['as saved in a file', whole],
  ['exported by DevTools as a whole', { ...whole, ...DEVTOOLS }],
  [
    'exported after moving through the replay',
    {
      ...whole,
      actionsById: { ...whole.actionsById, 2: { type: 'PERFORM_ACTION', timestamp: 3, action: moved } },
      stagedActionIds: [0, 1, 2],
    },
  ],
  [
    'exported by DevTools as a list of actions',
    {
      payload: JSON.stringify([whole.actionsById[1]?.action, moved]),
      preloadedState: JSON.stringify(whole.committedState),
    },
  ],
  [
    'with a list of actions that is not serialized',
    { payload: [whole.actionsById[1]?.action], preloadedState: whole.committedState },
  ],
])('reads a report %s', (_name, content) => {
  const read = readSnapshot(JSON.stringify(content), empty);
  if ('error' in read) throw new Error(read.error);
  expect(recordedStates(read.snapshot)).toMatchObject([empty, { ...empty, nav: { pathname: '/cart', search: '' } }]);
  expect(read.snapshot.committedState.report.code).toBe('K7M2Q');
});

test('keeps the stored values of a state that has gained fields, and leaves the new fields empty', () => {
  const grown = { ...empty, nav: { pathname: '/', search: '', tabs: { product: 'description' } } };
  const read = readSnapshot(file(0).replace('"search":""}}', '"search":"?q=hat"}}'), grown);
  if ('error' in read) throw new Error(read.error);
  expect(read.snapshot.committedState).toMatchObject({ ...grown, nav: { ...grown.nav, search: '?q=hat' } });
});

test.each([
  ['a file of a newer version', file(99), /newer version of the shop.*99/],
  ['JSON that is not a report', '{"a":1}', /not a problem report/],
  ['text that is not JSON', 'hello', /not a problem report/],
  ['a list', '[]', /not a problem report/],
  ['an export of another store', '{"payload":"[{}]","preloadedState":"{}"}', /not a problem report/],
  ['a broken export', '{"payload":"[","preloadedState":1}', /not a problem report/],
])('returns an error for %s', (_name, text, words) => {
  expect(readSnapshot(text, empty)).toEqual({ error: expect.stringMatching(words) });
});
