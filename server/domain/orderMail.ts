import type { Mail } from './mails';

export const orderMail = (origin: string, recipient: { email: string; first_name: string }, code: string): Mail => ({
  kind: 'order',
  recipient: recipient.email,
  subject: `Your order ${code}`,
  body: `Thank you, ${recipient.first_name}. We have received your order ${code}.`,
  link: `${origin}/account/orders/o/${code}`,
});
