import { browserEnvironment } from './browserEnvironment';

test('uses no locks in a browser that blocks the storage, because it refuses every lock too', () => {
  const page = {
    location: window.location,
    navigator: { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } },
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as Window & typeof globalThis;
  expect(browserEnvironment(page)).toMatchObject({ storage: null, locks: null });
});
