import { resolve } from 'node:path';
import { settingsFrom } from './config';

describe('settingsFrom', () => {
  test('an empty environment opens a local shop that keeps its data', () => {
    expect(settingsFrom({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      cacheDir: resolve('.cache'),
      dist: resolve('dist'),
    });
  });

  test('everything can be set', () => {
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
    });
    expect(settings).toEqual({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/data',
      cacheDir: resolve('.cache'),
      databaseUrl: 'postgresql://shop@localhost/shop',
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

  test('an empty value is none', () => {
    expect(settingsFrom({ SECRET: '', DATABASE_URL: '', PUBLIC_ORIGIN: '' })).toEqual(settingsFrom({}));
  });

  test.each(['http', '-1', '1.5'])('PORT=%s is refused by name', (port) => {
    expect(() => settingsFrom({ PORT: port })).toThrow(`PORT must be a whole number, not '${port}'`);
  });
});
