import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

export const sign = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

/** Compares digests, so that timing reveals neither content nor length. */
export const sameText = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
