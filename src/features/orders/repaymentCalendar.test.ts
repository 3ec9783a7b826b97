import { repaymentCalendar } from './repaymentCalendar';

const calendar = (fields: Partial<Parameters<typeof repaymentCalendar>[0]> = {}) =>
  repaymentCalendar(
    {
      orderCode: 'ORD-7',
      currency: 'GHS',
      payments: [
        { number: 1, day: '2026-12-21', amount: 8_735 },
        { number: 3, day: '2027-02-21', amount: 8_730 },
      ],
      months: 3,
      ...fields,
    },
    Date.UTC(2026, 10, 21, 9, 30),
  );

test('writes one event per payment with its date and amount', () => {
  const text = calendar();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('DTSTART;VALUE=DATE:20261221\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20270221\r\n');
  expect(text).toContain('SUMMARY:Pay GHS 87.35 (month 1 of 3)\r\n');
  expect(text).toContain('SUMMARY:Pay GHS 87.30 (month 3 of 3)\r\n');
  expect(text).toContain('DTSTAMP:20261121T093000Z\r\n');
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('limits lines to 75 bytes and lets no text break out of its line', () => {
  const text = calendar({ orderCode: `a,b;c\\d\nEND:VCALENDAR ${'é'.repeat(100)}` });
  // Some calendars also treat a bare line feed as the end of a line.
  const lines = text.split(/\r\n|\r|\n/);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith('END:VCALENDAR'))).toHaveLength(1);
});
