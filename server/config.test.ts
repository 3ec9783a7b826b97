import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingsFrom } from './config';
import { variablesRead } from './testing/variablesRead';

describe('settingsFrom', () => {
  test('defaults to a local shop that keeps its data when the environment is empty', () => {
    expect(settingsFrom({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      cacheDir: resolve('.cache'),
      dist: resolve('dist'),
    });
  });

  test('reads every setting from the environment', () => {
    const settings = settingsFrom({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgresql://shop@localhost/shop',
      API_ONLY: '1',
      PUBLIC_ORIGIN: 'https://shop.example',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example',
      API_KEY: 'key',
      SECRET: 'secret',
      OUTBOX: '0',
      TRUSTED_PROXY: '1',
      REQUIRE_VERIFICATION: '1',
      TOKEN_LIFETIME: '60',
      FIRST_REPLIES: 'off',
      SHOP_NAME: 'Kasa',
    });
    expect(settings).toEqual({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/data',
      cacheDir: resolve('.cache'),
      databaseUrl: 'postgresql://shop@localhost/shop',
      firstRepliesWithin: 0,
      pageVariables: { API_KEY: 'key', SHOP_NAME: 'Kasa' },
      publicOrigin: 'https://shop.example',
      allowedOrigins: ['https://a.example', 'https://b.example'],
      apiKey: 'key',
      secret: 'secret',
      outbox: false,
      trustedProxies: 1,
      requireVerification: true,
      tokenLifetimeSeconds: 60,
    });
  });

  test('treats an empty value as unset', () => {
    expect(settingsFrom({ SECRET: '', DATABASE_URL: '', PUBLIC_ORIGIN: '' })).toEqual(settingsFrom({}));
  });

  test.each(['http', '-1', '1.5'])('rejects PORT=%s and names the variable', (port) => {
    expect(() => settingsFrom({ PORT: port })).toThrow(`PORT must be a whole number, not '${port}'`);
  });

  test('reads the day of a demonstration', () => {
    expect(settingsFrom({ DEMO_TODAY: '2027-02-28' }).demoToday).toBe('2027-02-28');
  });

  test.each(['2027-02-29', '28.02.2027', 'tomorrow', '2027-02-28T10:00:00Z'])('rejects DEMO_TODAY=%s', (text) => {
    expect(() => settingsFrom({ DEMO_TODAY: text })).toThrow(
      `DEMO_TODAY must be a day such as 2026-12-31, not '${text}'`,
    );
  });

  test('rejects the day of a demonstration in a public shop', () => {
    expect(() => settingsFrom({ DEMO_TODAY: '2027-02-28', PUBLIC_ORIGIN: 'https://shop.example' })).toThrow(
      'DEMO_TODAY is for demonstrations: a shop with PUBLIC_ORIGIN has the real date',
    );
  });

  test('rejects an unusable page setting and names the variable', () => {
    expect(() => settingsFrom({ API_BASE_URL: 'localhost:3460' })).toThrow(
      "API_BASE_URL must be an address such as https://api.example.com, without /api/v1, which the shop adds, not 'localhost:3460'",
    );
  });
});

describe('docs/deploy.md', () => {
  const documented = (name: string) => readFileSync('docs/deploy.md', 'utf8').includes(`\`${name}\``);

  test('documents every variable that the server reads', () => {
    const read = variablesRead();
    expect(read.length).toBeGreaterThan(25);
    expect(read.filter((name) => !documented(name))).toEqual([]);
  });

  test('documents every variable that a build reads', () => {
    const text = readFileSync('webpack.config.js', 'utf8');
    const read = [...text.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => name ?? '');
    expect(read).toContain('SERVICE_WORKER');
    expect(read.filter((name) => !documented(name))).toEqual([]);
  });
});
