import { devError } from './devChecks';

test.each([
  [{ PORT: 'http' }, "PORT must be a whole number, not 'http'"],
  [{ API_PORT: 'http' }, "API_PORT must be a whole number, not 'http'"],
  [{ PORT: '4100', API_PORT: '4100' }, 'API_PORT: 4100 is already used by PORT; choose another'],
  [{ PORT: '0', API_PORT: '1', DATABASE_URL: 'nowhere' }, 'DATABASE_URL: this is not a URL'],
])('reports the error in %j before anything starts', async (env, text) => {
  expect(await devError(env)).toContain(text);
});
