const { createHash } = require('node:crypto');

const hashOf = (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
// Emotion fills empty <style> elements through the CSSOM; this admits them and nothing else.
const EMPTY_STYLE = hashOf('');

/** Two years, as hstspreload.org advises. 'preload' is a promise that only the owner of the name can give. */
const HSTS = 'max-age=63072000; includeSubDomains';
const GROUP = 'csp';

const policy = ({ scripts, styles, apiOrigin, reports }) =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${EMPTY_STYLE} ${styles.join(' ')}`,
    "img-src 'self' https: data:",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // src/config/policies.ts and the bundler's runtime take all of them at boot.
    'trusted-types shop dompurify jsonld',
    'upgrade-insecure-requests',
    // Firefox and Safari know the older directive only; who knows both takes the newer one.
    ...(reports ? [`report-uri ${reports}`, `report-to ${GROUP}`] : []),
  ].join('; ');

const headers = ({ csp, hsts, reports }) => ({
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

/** A setting of the build: a value, nothing for the usual one, 'off' for none. */
const chosen = (value, usual) => (value === 'off' ? '' : value || usual);

const reportsAddress = (setting, apiOrigin) => {
  const address = chosen(setting, `${apiOrigin}/csp-reports`);
  if (!/^(\/(?!\/)|https?:\/\/|$)[^\s;,"]*$/.test(address)) {
    throw new Error(`CSP_REPORTS must be 'off', a path or an address, not '${address}'`);
  }
  return address;
};

const hstsValue = (setting) => {
  const value = chosen(setting, HSTS);
  if (!/^(max-age=\d+(; includeSubDomains(; preload)?)?)?$/.test(value)) {
    throw new Error(`HSTS must be 'off' or look like '${HSTS}', not '${value}'`);
  }
  return value;
};

module.exports = { hashOf, policy, headers, reportsAddress, hstsValue };
