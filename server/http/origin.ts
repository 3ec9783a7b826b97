import { LOOPBACK } from '../../src/lib/safeUrl';

/**
 * The Host header is the caller's to choose, and a reset link built from it could lead anywhere.
 * So only a loopback host is taken from the request; every other shop must set its address.
 */
export const originOf =
  (publicOrigin: string | undefined) =>
  (request: Pick<Request, 'url'>): string => {
    if (publicOrigin !== undefined) return publicOrigin.replace(/\/+$/, '');
    const { hostname, origin } = new URL(request.url);
    return LOOPBACK.has(hostname) ? origin : 'http://localhost';
  };

export const isLoopback = (origin: string): boolean => LOOPBACK.has(new URL(origin).hostname);
