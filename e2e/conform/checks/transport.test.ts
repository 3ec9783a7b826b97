import { openKit } from '../kit';
import { speedCheck } from './transport';

test.each([
  ['kept', 20],
  ['lenient', 1500],
  ['broken', 16_000],
])('reports %s when the slowest reply took %s ms', (verdict, ms) => {
  const kit = openKit({
    api: 'http://localhost/api/v1',
    key: '',
    write: false,
    fetch: () => Promise.reject(new Error()),
    wait: () => Promise.resolve(),
  });
  const seen = { http: 200, headers: new Headers(), text: '', body: {} };
  for (const [path, time] of [
    ['/a', 5],
    ['/b', ms],
    ['/c', 7],
  ] as const) {
    kit.exchanges.push({ ...seen, sent: { method: 'GET', url: `http://localhost${path}`, headers: {} }, ms: time });
  }
  speedCheck(kit);
  expect(kit.rows).toMatchObject([{ verdict }]);
  expect(kit.rows[0]?.why.every((text) => text.startsWith('GET /b'))).toBe(true);
});
