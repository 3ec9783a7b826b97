import { monthsLater } from '../../lib/days';
import { formatPrice, type PriceAmount } from '../../lib/money';

export interface Repayments {
  orderCode: string;
  currency: string;
  /** The payment of each month, the first month first. */
  amounts: readonly PriceAmount[];
  /** The day of the first payment, 'YYYY-MM-DD'. */
  firstDay: string;
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

const event = ({ orderCode, currency, amounts, firstDay }: Repayments, index: number, stamp: string): string[] => {
  const day = monthsLater(firstDay, index).replaceAll('-', '');
  const summary = `Pay ${formatPrice(amounts[index] ?? null, currency)} (month ${index + 1} of ${amounts.length})`;
  return [
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(orderCode)}-${index + 1}@storefront`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day}`,
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
export const repaymentCalendar = (repayments: Repayments, now: number): string => {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const events = repayments.amounts.flatMap((_amount, index) => event(repayments, index, stamp));
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Storefront//Repayments//EN', ...events, 'END:VCALENDAR'];
  return `${lines.map(fold).join('\r\n')}\r\n`;
};
