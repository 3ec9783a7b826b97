import type { MailContext } from '../domain/orderMail';
import type { ShopCall } from './context';

export const mailContext = (call: ShopCall): MailContext => {
  const { now, today, originOf } = call.get('shop');
  return { at: now(), today: today(), origin: originOf(call.req.raw) };
};
