import { exchange } from './exchange';
import { reportsMissing } from './refusals';
import { worstVerdict } from './verdict';

const NO = '{"status":0,"message":"No"}';

test.each([
  ['kept', 404, ''],
  ['kept', 200, NO],
  ['kept', 200, '{"status":1,"data":null}'],
  ['kept', 400, NO],
  ['kept', 410, NO],
  ['broken', 410, '{"message":"No"}'],
  ['broken', 401, NO],
  ['broken', 403, NO],
  ['broken', 422, NO],
  ['broken', 429, NO],
  ['broken', 500, NO],
])('reports as %s that a missing thing has HTTP %i with “%s”', async (verdict, status, body) => {
  const fetch = () => Promise.resolve(new Response(body, { status }));
  const seen = await exchange(fetch, { method: 'GET', url: 'https://shop.example/x', headers: {} });
  expect(worstVerdict(reportsMissing(seen))).toBe(verdict);
});
