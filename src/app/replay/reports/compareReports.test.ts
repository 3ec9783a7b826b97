import { pageOpened, refusal, report } from '../../../testing/builders/report';
import { compareReports } from './compareReports';

const one = report([pageOpened('/checkout'), refusal], {
  route: '/checkout',
  requests: [{ endpoint: 'checkout', status: '200 refused', ms: 31, at: 2, message: '… is sold out' }],
});

test('two that differ in nothing but time and code are the same', () => {
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

test('what differs is told of facts, outcomes and steps', () => {
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
      name: 'Step 2, where they part',
      first: 'api/checkout/rejected · 200 refused: … is sold out',
      second: 'nav/pageOpened',
    },
    { part: 'Steps', name: 'nav/pageOpened', first: '1 ×', second: '2 ×' },
    { part: 'Steps', name: 'api/checkout/rejected · 200 refused: … is sold out', first: '1 ×', second: '–' },
  ]);
});

test('a story that goes on parts where the shorter one ends', () => {
  const longer = report([pageOpened('/checkout'), refusal, pageOpened('/terms')], { route: '/checkout' });
  const shorter = report([pageOpened('/checkout'), refusal], { route: '/checkout' });
  const [parting] = compareReports(shorter, longer);
  expect(parting).toMatchObject({ name: 'Step 3, where they part', first: '–', second: 'nav/pageOpened' });
  expect(compareReports(longer, shorter)[0]).toMatchObject({ first: 'nav/pageOpened', second: '–' });
});
