afterEach(() => {
  Reflect.deleteProperty(globalThis, '__settings');
  Reflect.deleteProperty(globalThis, '__settingsText');
});

test.each([
  ['{"apiBaseUrl":"https://api.example.com"}', 'https://api.example.com/api/v1'],
  ['{"apiBaseUrl":"api.example.com"}', '/api/v1'],
  [undefined, '/api/v1'],
])('a worker with the settings %j calls the API at %s', async (text, expected) => {
  Object.assign(globalThis, { __settingsText: text });
  await jest.isolateModulesAsync(async () => {
    await import('./workerSettings');
    const { env } = await import('../config/env');
    expect(env.apiBaseUrl).toBe(expected);
  });
});
