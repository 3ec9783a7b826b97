import { headersText } from './headersText';

const headers = { 'X-Frame-Options': 'DENY', 'Reporting-Endpoints': 'csp="/csp-reports"' };

test.each([
  [
    'nginx',
    'add_header X-Frame-Options "DENY" always;\nadd_header Reporting-Endpoints "csp=\\"/csp-reports\\"" always;\n',
  ],
  ['caddy', 'header {\n\tX-Frame-Options "DENY"\n\tReporting-Endpoints "csp=\\"/csp-reports\\""\n}\n'],
  [
    '_headers',
    '/*\n  X-Frame-Options: DENY\n  Reporting-Endpoints: csp="/csp-reports"\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  ],
  ['node', '{\n  "X-Frame-Options": "DENY",\n  "Reporting-Endpoints": "csp=\\"/csp-reports\\""\n}\n'],
])('formats the headers for %s', (format, text) => {
  expect(headersText(format, headers)).toBe(text);
});

test.each(['apache', '', 'toString'])('returns undefined for the unknown format %j', (format) => {
  expect(headersText(format, headers)).toBeUndefined();
});
