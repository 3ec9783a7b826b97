import { saveFile } from '../../lib/saveFile';
import { type CalendarPayments, repaymentCalendar } from './repaymentCalendar';

export const saveCalendar = (payments: CalendarPayments): void => {
  saveFile(`payments-${payments.orderCode}.ics`, 'text/calendar', repaymentCalendar(payments, Date.now()));
};
