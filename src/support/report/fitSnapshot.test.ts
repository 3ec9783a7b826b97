import { makeStore } from '../../app/store';
import * as build from '../../testing/builders/model';
import { pageOpened, reportFile } from '../../testing/builders/report';
import { testEnvironment } from '../../testing/testEnvironment';
import { lineAdded } from '../../features/cart/cartSlice';
import { LARGEST } from './fitSnapshot';
import type { Recording } from '../record/recording';
import { createRecorder } from '../record/recorder';
import type { Snapshot } from './snapshot';

test('truncates a bag that is far too large, and notes it in the file', () => {
  const { store, actionLog } = makeStore(testEnvironment());
  for (let count = 0; count < 300; count += 1) store.dispatch(lineAdded(build.cartLine({ id: String(count) })));
  const recording = actionLog.takeOver(createRecorder).read();
  const text = reportFile(recording);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LARGEST);
  expect(text).toContain('items after the first 5 of every list');
});

test('lists only shortenings that made the file smaller', () => {
  const { actionLog } = makeStore(testEnvironment());
  const { base, ...rest } = actionLog.takeOver(createRecorder).read();
  const data = Array.from({ length: 100 }, () => ({ title: 'Linen '.repeat(100), variants: [] }));
  const steps = Array.from({ length: 24 }, (_, at) => pageOpened(`/ct/${at}`));
  const shown: Recording = { ...rest, base: { ...base, api: { queries: { shown: { data } } } }, steps };
  const text = reportFile(shown);
  const { stagedActionIds, committedState } = JSON.parse(text) as Snapshot;
  expect(committedState.report.shortened).toEqual(['products after the first 60 of a list, or 8 on earlier pages']);
  expect(stagedActionIds).toHaveLength(25);
});

/** Products as a list shows them, about 400 bytes each; every tenth is in a section of the home page. */
const products = Array.from({ length: 120 }, (_, at) => ({
  title: 'Linen '.repeat(20),
  variants: [],
  code: `P-${at}`,
  imgSrc: 'x'.repeat(200),
  filterSection: at % 10 === 9 ? [{ slug: 'new' }] : [],
}));
const codesIn = (snapshot: Snapshot, query: string) => {
  const { queries } = snapshot.committedState.api as { queries: Record<string, { data: { code: string }[] }> };
  return queries[query]!.data.map(({ code }) => code);
};

test('shortens the lists of pages that were left before it drops steps', () => {
  const { actionLog } = makeStore(testEnvironment());
  const { base, ...rest } = actionLog.takeOver(createRecorder).read();
  const steps = Array.from({ length: 120 }, (_, at) => pageOpened(`/ct/${at}`));
  const queries = {
    open: { data: products },
    ...Object.fromEntries([1, 2, 3, 4].map((at) => [at, { data: products }])),
  };
  const recording: Recording = { ...rest, base: { ...base, api: { queries } }, steps, inUse: ['open'] };
  const text = reportFile(recording);
  const snapshot = JSON.parse(text) as Snapshot;
  expect(snapshot.committedState.report.shortened).toEqual([
    'products after the first 60 of a list, or 8 on earlier pages',
  ]);
  expect(snapshot.stagedActionIds).toHaveLength(121);
  // The first products, and the first four of the home section.
  const first = products.map(({ code }) => code);
  expect(codesIn(snapshot, 'open')).toEqual(first.slice(0, 60));
  expect(codesIn(snapshot, '1')).toEqual([...first.slice(0, 8), 'P-9', 'P-19', 'P-29', 'P-39']);
});

const tree = (depth: number): unknown[] =>
  depth === 0 ? [] : Array.from({ length: 20 }, (_, at) => ({ name: `Category ${at}`, children: tree(depth - 1) }));

test.each<[string, unknown]>([
  ['a description of 200 kB', { description: 'Woven by hand. '.repeat(14_000) }],
  ['a tree of 8,000 categories', tree(3)],
])('limits the file to 64 kB whatever the page shows: %s', (_name, data) => {
  const { actionLog } = makeStore(testEnvironment());
  const { base, ...rest } = actionLog.takeOver(createRecorder).read();
  const shown: Recording = { ...rest, base: { ...base, api: { queries: { shown: { data } } } }, inUse: ['shown'] };
  const text = reportFile(shown);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LARGEST);
  const { api, ...slices } = (JSON.parse(text) as Snapshot).committedState;
  expect(api).toHaveProperty('queries.shown.data');
  expect(Object.keys(slices)).toEqual(expect.arrayContaining(['nav', 'cart', 'session']));
});
