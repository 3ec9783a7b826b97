import { developmentHeaders } from './developmentHeaders';
import { applySettings } from './applySettings';

const directives = (headers: Record<string, string>) => (headers['Content-Security-Policy'] ?? '').split('; ');

describe('the headers while developing', () => {
  const { headers } = applySettings({ html: '<script>let a</script>' }, { MAPS_API_KEY: 'key' });
  const here = developmentHeaders(headers);

  test('omit https enforcement and report collection', () => {
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(['Strict-Transport-Security', 'Reporting-Endpoints']));
    expect(Object.keys(here)).not.toContain('Strict-Transport-Security');
    expect(Object.keys(here)).not.toContain('Reporting-Endpoints');
    expect(directives(here).filter((text) => /^(upgrade|report)/.test(text))).toEqual([]);
  });

  test('admit only the overlay in addition to the production policy', () => {
    expect(directives(here).filter((text) => !directives(headers).includes(text))).toEqual([
      expect.stringMatching(/^trusted-types shop .* webpack-dev-server#overlay$/),
      "style-src-attr 'unsafe-inline'",
    ]);
    expect(here['Content-Security-Policy']).toContain("require-trusted-types-for 'script'");
    expect(here['Content-Security-Policy']).not.toContain('unsafe-eval');
  });
});
