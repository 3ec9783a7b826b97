import { startErrorText } from './startErrorText';
import { listen, stop } from './listen';
import { startShop } from './startShop';

const own = { port: 3000, host: '127.0.0.1', dataDir: '/srv/data' };
const postgres = { ...own, databaseUrl: 'postgresql://kofi:geheim@db.example:5432/shop' };
const coded = (code: string, more = {}) => Object.assign(new Error('as the library says it'), { code, ...more });

describe('startErrorText', () => {
  test.each([
    ['a port in use', own, coded('EADDRINUSE', { syscall: 'listen' }), 'PORT: 3000 is taken'],
    ['a port below 1024', own, coded('EACCES', { syscall: 'listen' }), 'PORT: 3000 needs elevated privileges'],
    ['an address of another machine', own, coded('EADDRNOTAVAIL', { syscall: 'listen' }), 'HOST: this machine has no'],
    ['an unknown host', own, coded('ENOTFOUND', { hostname: '127.0.0.1' }), 'HOST: there is no address 127.0.0.1'],
    [
      'a database that is not running',
      postgres,
      coded('ECONNREFUSED'),
      'DATABASE_URL: no database answers at db.example:5432',
    ],
    [
      'an unknown database host',
      postgres,
      coded('ENOTFOUND', { hostname: 'db.example' }),
      'DATABASE_URL: there is no machine',
    ],
    ['a wrong password', postgres, coded('28P01'), 'DATABASE_URL: the database does not let kofi in'],
    ['an unknown database name', postgres, coded('3D000'), 'DATABASE_URL: there is no database shop'],
    ['missing database rights', postgres, coded('42501'), 'DATABASE_URL: kofi may not make tables'],
    [
      'a malformed database address',
      { ...own, databaseUrl: 'shop' },
      coded('ENOTFOUND'),
      'DATABASE_URL: this is not a URL',
    ],
    [
      'a data folder without write permission',
      own,
      coded('EACCES', { syscall: 'mkdir' }),
      'DATA_DIR: /srv/data cannot be written',
    ],
    [
      'a file in place of the data folder',
      own,
      coded('ENOTDIR', { syscall: 'mkdir' }),
      'DATA_DIR: /srv/data is not a folder',
    ],
    ['a full disk', own, coded('ENOSPC'), 'DATA_DIR: there is no room left'],
    ['any other error', own, new Error('seed: no category'), 'seed: no category'],
  ])(
    'explains %s, names the setting if the error is known, and never shows the password',
    (_what, settings, error, text) => {
      expect(startErrorText(error, settings)).toContain(text);
      expect(startErrorText(error, settings)).not.toContain('geheim');
    },
  );

  test('names the variable that sets the port when another program uses the port', async () => {
    const server = await listen({ port: 0, host: '127.0.0.1' }, () => Promise.resolve(new Response()));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('It listens on a port');
    const settings = { ...own, port: address.port };
    const error: unknown = await listen(settings, () => Promise.resolve(new Response())).catch(
      (thrown: unknown) => thrown,
    );
    expect(startErrorText(error, settings, 'API_PORT')).toMatch(/^API_PORT: \d+ is taken by another program/);
    await stop(server);
  });

  test('names DATABASE_URL when no database is running', async () => {
    const settings = { ...own, port: 0, databaseUrl: 'postgresql://kofi:geheim@127.0.0.1:1/shop' };
    const error: unknown = await startShop(settings).catch((thrown: unknown) => thrown);
    expect(startErrorText(error, settings)).toBe('DATABASE_URL: no database answers at 127.0.0.1:1');
  });
});
