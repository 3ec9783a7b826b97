import type { OpeningHours } from '../contract/stores';

const DAYS: Readonly<Record<string, string>> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
};

const daysText = (days: string): string =>
  days
    .split(/\s*,\s*/)
    .map((part) =>
      part
        .split(/\s*[-–]\s*/)
        .map((day) => DAYS[day] ?? day)
        .join('–'),
    )
    .join(' & ');

const time = (text: string): string => text.replace(/^0(?=\d)/, '').replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1');

/** `Mon–Fri 8:00–18:00, Sat 9:00–14:00`. */
export const openingHours = (hours: readonly OpeningHours[]): string =>
  hours
    .map(({ days, opens, closes }) => {
      const times = opens === '' || closes === '' ? 'closed' : `${time(opens)}–${time(closes)}`;
      return `${daysText(days)} ${times}`;
    })
    .join(', ');
