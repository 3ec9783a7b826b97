import { faultText } from './faultText';
import { listen, stop } from './listen';
import { startShop } from './startShop';

const own = { port: 3000, host: '127.0.0.1', dataDir: '/srv/data' };
const postgres = { ...own, databaseUrl: 'postgresql://kofi:geheim@db.example:5432/shop' };
const fault = (code: string, more = {}) => Object.assign(new Error('as the library says it'), { code, ...more });

describe('faultText', () => {
  test.each([
    ['a port that is taken', own, fault('EADDRINUSE', { syscall: 'listen' }), 'PORT: 3000 is taken'],
    ['a port below 1024', own, fault('EACCES', { syscall: 'listen' }), 'PORT: 3000 is for programs with more rights'],
    ['an address of another machine', own, fault('EADDRNOTAVAIL', { syscall: 'listen' }), 'HOST: this machine has no'],
    ['an unknown host', own, fault('ENOTFOUND', { hostname: '127.0.0.1' }), 'HOST: there is no address 127.0.0.1'],
    ['a database that is off', postgres, fault('ECONNREFUSED'), 'DATABASE_URL: no database answers at db.example:5432'],
    [
      'an unknown machine',
      postgres,
      fault('ENOTFOUND', { hostname: 'db.example' }),
      'DATABASE_URL: there is no machine',
    ],
    ['a wrong password', postgres, fault('28P01'), 'DATABASE_URL: the database does not let kofi in'],
    ['a database of another name', postgres, fault('3D000'), 'DATABASE_URL: there is no database shop'],
    ['no rights', postgres, fault('42501'), 'DATABASE_URL: kofi may not make tables'],
    ['no address', { ...own, databaseUrl: 'shop' }, fault('ENOTFOUND'), 'DATABASE_URL: this is no address'],
    ['a folder without rights', own, fault('EACCES', { syscall: 'mkdir' }), 'DATA_DIR: /srv/data cannot be written'],
    ['a file', own, fault('ENOTDIR', { syscall: 'mkdir' }), 'DATA_DIR: /srv/data is not a folder'],
    ['a full disk', own, fault('ENOSPC'), 'DATA_DIR: there is no room left'],
    ['anything else', own, new Error('seed: no category'), 'seed: no category'],
  ])(
    'explains %s, naming the setting if it is a known fault, and never shows the password',
    (_what, settings, error, text) => {
      expect(faultText(error, settings)).toContain(text);
      expect(faultText(error, settings)).not.toContain('geheim');
    },
  );

  test('reports a port that is really taken under the name of the variable that sets it', async () => {
    const server = await listen({ port: 0, host: '127.0.0.1' }, () => Promise.resolve(new Response()));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('It listens on a port');
    const settings = { ...own, port: address.port };
    const error: unknown = await listen(settings, () => Promise.resolve(new Response())).catch(
      (thrown: unknown) => thrown,
    );
    expect(faultText(error, settings, 'API_PORT')).toMatch(/^API_PORT: \d+ is taken by another program/);
    await stop(server);
  });

  test('reports a database that is really off', async () => {
    const settings = { ...own, port: 0, databaseUrl: 'postgresql://kofi:geheim@127.0.0.1:1/shop' };
    const error: unknown = await startShop(settings).catch((thrown: unknown) => thrown);
    expect(faultText(error, settings)).toBe('DATABASE_URL: no database answers at 127.0.0.1:1');
  });
});
