import { createHash } from 'node:crypto';

export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
// Emotion fills empty <style> elements through the CSSOM; this admits them and nothing else.
const EMPTY_STYLE = hashOf('');

/** Two years, as hstspreload.org advises. 'preload' is a promise that only the owner of the name can give. */
const HSTS = 'max-age=63072000; includeSubDomains';
const GROUP = 'csp';

interface Parts {
  /** Hashes of the page's inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Empty when the API is on the page's own origin. */
  apiOrigin: string;
  reports: string;
}

export const policy = ({ scripts, styles, apiOrigin, reports }: Parts): string => {
  const api = apiOrigin && ` ${apiOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${EMPTY_STYLE} ${styles.join(' ')}`,
    // A local API for development serves its pictures over plain http.
    `img-src 'self' https: data:${apiOrigin.startsWith('http:') ? api : ''}`,
    `connect-src 'self'${api}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // src/config/policies.ts and the bundler's runtime create all of these policies at boot.
    'trusted-types shop dompurify jsonld worker',
    'upgrade-insecure-requests',
    // Firefox and Safari know only the older directive; a browser that knows both uses the newer one.
    ...(reports ? [`report-uri ${reports}`, `report-to ${GROUP}`] : []),
  ].join('; ');
};

export const headers = ({
  csp,
  hsts,
  reports,
}: {
  csp: string;
  hsts: string;
  reports: string;
}): Record<string, string> => ({
  'Content-Security-Policy': csp,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin',
  ...(reports && { 'Reporting-Endpoints': `${GROUP}="${reports}"` }),
  ...(hsts && { 'Strict-Transport-Security': hsts }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** A setting: a value, empty for the default, 'off' for none. */
const chosen = (value: string, usual: string): string => (value === 'off' ? '' : value || usual);

export const reportsAddress = (setting: string, apiOrigin: string): string => {
  const address = chosen(setting, `${apiOrigin}/csp-reports`);
  if (!/^(\/(?!\/)|https?:\/\/|$)[^\s;,"]*$/.test(address)) {
    throw new Error(`CSP_REPORTS must be 'off', a path or an address, not '${address}'`);
  }
  return address;
};

export const hstsValue = (setting: string): string => {
  const value = chosen(setting, HSTS);
  if (!/^(max-age=\d+(; includeSubDomains(; preload)?)?)?$/.test(value)) {
    throw new Error(`HSTS must be 'off' or look like '${HSTS}', not '${value}'`);
  }
  return value;
};

/** Reads the settings back from headers that were built earlier. */
export const chosenIn = (built: Record<string, string>, apiOrigin: string): { HSTS: string; CSP_REPORTS: string } => {
  const [, reports = 'off'] = /"(.+)"/.exec(built['Reporting-Endpoints'] ?? '') ?? [];
  return {
    HSTS: built['Strict-Transport-Security'] ?? 'off',
    // The default address follows the API's, so it is not stored as a setting.
    CSP_REPORTS: reports === reportsAddress('', apiOrigin) ? '' : reports,
  };
};
