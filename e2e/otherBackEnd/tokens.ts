import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Customer, Shop } from './shop';

const HOUR = 3600;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEAD = part({ alg: 'HS256', typ: 'JWT' });

const signatureOf = ({ secret }: Shop, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** The same token for the same customer, session and time. */
export const tokenFor = (shop: Shop, { email, session }: Customer, at: number): string => {
  const claims = `${HEAD}.${part({ sub: email, session, exp: Math.floor(at / 1000) + HOUR })}`;
  return `${claims}.${signatureOf(shop, claims).toString('base64url')}`;
};

/** The customer of a token, and whether a later token has replaced it. */
export const readToken = (shop: Shop, token: string): { customer: Customer; isFormer: boolean } | null => {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(shop, `${head}.${claims}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const { sub, session, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const customer = shop.customers.get(String(sub));
  return customer && Number(exp) * 1000 > Date.now() ? { customer, isFormer: session !== customer.session } : null;
};
