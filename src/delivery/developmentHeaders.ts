/** Headers that need https, or a collector of reports. */
const ELSEWHERE = ['Strict-Transport-Security', 'Reporting-Endpoints'];
const WITHOUT = /^(upgrade-insecure-requests|report-uri|report-to)\b/;
/** webpack's server shows errors in an overlay, which needs its own Trusted Types policy and style attributes. */
const OVERLAY = 'webpack-dev-server#overlay';

/** The page's headers for `npm run dev`: the same restrictions as in production. */
export const developmentHeaders = (headers: Record<string, string>): Record<string, string> => {
  const own = Object.entries(headers).filter(([name]) => !ELSEWHERE.includes(name));
  const directives = (headers['Content-Security-Policy'] ?? '').split('; ').filter((text) => !WITHOUT.test(text));
  const policy = [
    ...directives.map((text) => (text.startsWith('trusted-types ') ? `${text} ${OVERLAY}` : text)),
    "style-src-attr 'unsafe-inline'",
  ];
  return { ...Object.fromEntries(own), 'Content-Security-Policy': policy.join('; ') };
};
