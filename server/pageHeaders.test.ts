import { headers, policy } from '../src/delivery/securityHeaders';
import { pageHeaders } from './pageHeaders';

const csp = policy({ scripts: [], styles: [], apiOrigin: '', reports: '/csp-reports' });
const built = headers({ csp, hsts: 'max-age=63072000; includeSubDomains', reports: '/csp-reports' });

const at = (address: string, publicOrigin?: string, forwarded?: string) =>
  pageHeaders(
    built,
    new Request(address, forwarded === undefined ? {} : { headers: { 'X-Forwarded-Proto': forwarded } }),
    publicOrigin,
  );

test.each<[string, Parameters<typeof at>]>([
  ['a request over https', ['https://shop.example/']],
  ['an https public origin behind a proxy', ['http://localhost:3000/', 'https://shop.example']],
  ['a proxy that forwards https', ['http://shop.example/', undefined, 'https']],
])('sends the headers as they were built for %s', (_name, request) => {
  const sent = at(...request);
  for (const [name, value] of Object.entries(built)) expect(sent.get(name)).toBe(value);
});

test.each<[string, Parameters<typeof at>]>([
  ['localhost', ['http://localhost:3000/']],
  ['localhost over https', ['https://localhost:3000/']],
  ['a public origin on localhost', ['http://shop.example/', 'http://localhost:3000', 'https']],
  ['a private network address', ['http://192.168.0.10:3000/']],
  ['a proxy that forwards plain http', ['http://shop.example/', undefined, 'http']],
  ['a plain http public origin', ['http://shop.example/', 'http://shop.example', 'https']],
])(
  'leaves out the headers and directives that need https for %s, and keeps the rest of the policy',
  (_name, request) => {
    const sent = at(...request);
    expect(sent.get('Strict-Transport-Security')).toBeNull();
    expect(sent.get('Reporting-Endpoints')).toBeNull();
    const policySent = sent.get('Content-Security-Policy') ?? '';
    expect(policySent).not.toMatch(/upgrade-insecure-requests|report-to/);
    expect(policySent.split('; ')).toEqual(
      csp.split('; ').filter((directive) => !/^(upgrade-insecure-requests|report-to csp)$/.test(directive)),
    );
    expect(policySent).toContain('report-uri /csp-reports');
  },
);

test('sends only nosniff for a shop without built headers', () => {
  const sent = pageHeaders({}, new Request('http://localhost/'), undefined);
  expect([...sent]).toEqual([['x-content-type-options', 'nosniff']]);
});
