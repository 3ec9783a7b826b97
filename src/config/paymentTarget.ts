import { safeRedirectTarget } from '../lib/safeUrl';
import { env } from './env';

/** The payment page of a reply, or null if it is not safe to open. Without an origin it is on the API's. */
export const paymentTarget = (address: unknown): string | null =>
  safeRedirectTarget(address, env.paymentHosts, new URL(env.apiBaseUrl, window.location.href).origin);
