import { isLoopback } from './http/origin';

const CSP = 'Content-Security-Policy';
const HTTPS_ONLY = ['Strict-Transport-Security', 'Reporting-Endpoints'];
const HTTPS_DIRECTIVES = /^(upgrade-insecure-requests|report-to)\b/;

/** Whether shoppers use https: from the public address, the request, or a proxy's header. */
const isHttps = (request: Request, publicOrigin: string | undefined): boolean => {
  const address = publicOrigin ?? request.url;
  // A browser that stored HSTS for localhost would refuse every other project there.
  if (isLoopback(address)) return false;
  const forwarded = publicOrigin === undefined && request.headers.get('x-forwarded-proto') === 'https';
  return forwarded || new URL(address).protocol === 'https:';
};

/**
 * The build's headers are for a shop behind https. Over plain http they would upgrade its own files to addresses where
 * no server answers, and a browser that supports report-to, which needs https, would not use report-uri either.
 */
export const pageHeaders = (
  built: Record<string, string>,
  request: Request,
  publicOrigin: string | undefined,
): Headers => {
  const headers = new Headers(built);
  headers.set('X-Content-Type-Options', 'nosniff');
  if (isHttps(request, publicOrigin)) return headers;
  for (const name of HTTPS_ONLY) headers.delete(name);
  const directives = headers.get(CSP)?.split('; ') ?? [];
  const withoutHttps = directives.filter((directive) => !HTTPS_DIRECTIVES.test(directive)).join('; ');
  if (withoutHttps !== '') headers.set(CSP, withoutHttps);
  return headers;
};
