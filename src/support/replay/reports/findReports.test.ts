import { pageOpened, refusal, report, thrownStep } from '../../../testing/builders/report';
import { findReports, groupReports } from './findReports';
import { type StoredReport, storedReport } from './storedReport';

const stored = (code: string, steps: Parameters<typeof report>[0], app = '1.0.0'): StoredReport =>
  storedReport(report(steps, { route: '/checkout' }, { code, app }), 1)!;

const SOLD_OUT = stored('AAAAA', [pageOpened('/checkout'), refusal]);
const SLOWER = stored('BBBBB', [refusal, { ...refusal, about: { ...refusal.about!, ms: 4000 } }], '1.1.0');
const THROWN = stored('CCCCC', [pageOpened('/terms'), thrownStep]);
const FINE = stored('DDDDD', [pageOpened('/terms')]);
const ALL = [SOLD_OUT, SLOWER, THROWN, FINE];

test.each([
  ['an empty text', '', ALL],
  ['a code in lower case', 'bbbbb', [SLOWER]],
  ['a page', '/checkout', ALL],
  ['an error', 'sold out', [SOLD_OUT, SLOWER]],
  ['a release', '1.1.0', [SLOWER]],
  ['words from several fields', '1.0 TypeError', [THROWN]],
  ['a word that no report contains', 'sold zebra', []],
])('filters the reports when searching for %s', (_name, search, found) => {
  expect(findReports(ALL, search)).toEqual(found);
});

test('groups reports by last error and its step, whatever the duration', () => {
  expect(groupReports(ALL)).toEqual([
    { error: { error: '200 refused: … is sold out', step: 'api/checkout/rejected' }, reports: [SOLD_OUT, SLOWER] },
    { error: { error: 'TypeError: … is not a …', step: 'nav/pageOpened' }, reports: [THROWN] },
    { error: null, reports: [FINE] },
  ]);
});
