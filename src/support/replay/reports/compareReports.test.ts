import { pageOpened, refusal, report } from '../../../testing/builders/report';
import { compareReports } from './compareReports';

const one = report([pageOpened('/checkout'), refusal], {
  route: '/checkout',
  requests: [{ endpoint: 'checkout', status: '200 refused', ms: 31, at: 2, message: '… is sold out' }],
});

test('finds no differences between reports that differ only in times and code', () => {
  const later = report(
    [pageOpened('/checkout'), { ...refusal, at: 9, about: { ...refusal.about!, ms: 9 } }],
    {
      route: '/checkout',
      requests: [{ endpoint: 'checkout', status: '200 refused', ms: 9, at: 9, message: '… is sold out' }],
    },
    { code: 'ZZZZZ', now: 9 },
  );
  expect(compareReports(one, later)).toEqual([]);
});

test('lists differences in facts, outcomes and steps', () => {
  const other = report(
    [pageOpened('/checkout'), pageOpened('/terms')],
    {
      requests: [{ endpoint: 'checkout', status: '200', ms: 31, at: 2 }],
      errors: [{ name: 'TypeError', message: '…', at: 3 }],
    },
    { app: '1.1.0' },
  );
  expect(compareReports(one, other)).toEqual([
    { part: 'Facts', name: 'Version', first: '1.0.0', second: '1.1.0' },
    { part: 'Facts', name: 'Page', first: '/checkout', second: '/terms' },
    { part: 'Outcomes', name: 'checkout · 200 refused · … is sold out', first: '1 ×', second: '–' },
    { part: 'Outcomes', name: 'checkout · 200', first: '–', second: '1 ×' },
    { part: 'Outcomes', name: 'thrown · TypeError: …', first: '–', second: '1 ×' },
    {
      part: 'Steps',
      name: 'First difference, at step 2',
      first: 'api/checkout/rejected · 200 refused: … is sold out',
      second: 'nav/pageOpened',
    },
    { part: 'Steps', name: 'nav/pageOpened', first: '1 ×', second: '2 ×' },
    { part: 'Steps', name: 'api/checkout/rejected · 200 refused: … is sold out', first: '1 ×', second: '–' },
  ]);
});

test('reports the divergence after the last step of the shorter report when the longer one goes on', () => {
  const longer = report([pageOpened('/checkout'), refusal, pageOpened('/terms')], { route: '/checkout' });
  const shorter = report([pageOpened('/checkout'), refusal], { route: '/checkout' });
  const [parting] = compareReports(shorter, longer);
  expect(parting).toMatchObject({ name: 'First difference, at step 3', first: '–', second: 'nav/pageOpened' });
  expect(compareReports(longer, shorter)[0]).toMatchObject({ first: 'nav/pageOpened', second: '–' });
});
