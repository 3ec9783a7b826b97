import { openingHours } from './openingHours';

test.each([
  ['a range of days', [{ days: 'Mo-Fr', opens: '08:00', closes: '18:00' }], 'Mon–Fri 8:00–18:00'],
  [
    'several rows',
    [
      { days: 'Mo - Sa', opens: '09:00:00', closes: '20:00' },
      { days: 'Su', opens: '12:30', closes: '24:00' },
    ],
    'Mon–Sat 9:00–20:00, Sun 12:30–24:00',
  ],
  ['single days', [{ days: 'Mo, We,Fr', opens: '00:00', closes: '09:15' }], 'Mon & Wed & Fri 0:00–9:15'],
  ['a day without hours', [{ days: 'Su', opens: '', closes: '' }], 'Sun closed'],
  [
    'words of the back end',
    [{ days: 'Public holidays', opens: '10:00', closes: 'noon' }],
    'Public holidays 10:00–noon',
  ],
  ['no rows', [], ''],
])('writes the opening hours of %s', (_what, hours, text) => {
  expect(openingHours(hours)).toBe(text);
});
