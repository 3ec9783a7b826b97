import { formatPrice, type PriceAmount } from '../../lib/money';

export interface CalendarPayments {
  orderCode: string;
  currency: string;
  /** `day` is 'YYYY-MM-DD'. */
  payments: readonly { number: number; day: string; amount: PriceAmount }[];
  /** The months of the credit. */
  months: number;
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Folds a calendar line: at most 75 octets, continued on the next line after a space. */
const fold = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (new TextEncoder().encode(part + sign).length > 73) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
};

const event = (
  { orderCode, currency, months }: CalendarPayments,
  { number, day, amount }: CalendarPayments['payments'][number],
  stamp: string,
): string[] => {
  const summary = `Pay ${formatPrice(amount, currency)} (month ${number} of ${months})`;
  return [
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(orderCode)}-${number}@storefront`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(`Order ${orderCode}`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
};

/** The monthly payments as an iCalendar file. */
export const repaymentCalendar = (credit: CalendarPayments, now: number): string => {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const events = credit.payments.flatMap((payment) => event(credit, payment, stamp));
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Storefront//Repayments//EN', ...events, 'END:VCALENDAR'];
  return `${lines.map(fold).join('\r\n')}\r\n`;
};
