import { exchange } from './exchange';
import { needsSession, refuses, reportsMissing } from './refusals';
import { worstVerdict } from './verdict';

const NO = '{"status":0,"message":"No"}';

const reply = (status: number, body: string, token?: string) => {
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: token };
  const sent = { method: 'GET', url: 'https://shop.example/x', headers };
  return exchange(() => Promise.resolve(new Response(body, { status })), sent);
};

test.each([
  ['kept', 404, ''],
  ['kept', 200, NO],
  ['kept', 200, '{"status":1,"data":null}'],
  ['kept', 400, NO],
  ['kept', 410, NO],
  ['broken', 200, '{"status":1,"data":{"id":1}}'],
  ['broken', 200, '<p>Not found</p>'],
  ['broken', 410, '{"message":"No"}'],
  ['broken', 401, NO],
  ['broken', 403, NO],
  ['broken', 422, NO],
  ['broken', 429, NO],
  ['broken', 500, NO],
])('reports as %s that a missing thing has HTTP %i with “%s”', async (verdict, status, body) => {
  expect(worstVerdict(reportsMissing(await reply(status, body)))).toBe(verdict);
});

test.each([
  ['kept', 200, NO, undefined],
  ['kept', 422, NO, undefined],
  ['lenient', 422, '{"status":0}', undefined],
  ['broken', 200, '{"status":1,"message":"Done"}', undefined],
  ['broken', 422, '<h1>Unprocessable</h1>', undefined],
  ['broken', 429, NO, undefined],
  ['broken', 500, NO, undefined],
  ['broken', 401, NO, 'Bearer a'],
])('reports as %s a refusal by HTTP %i with “%s” to a token %s', async (verdict, status, body, token) => {
  expect(worstVerdict(refuses(await reply(status, body, token)))).toBe(verdict);
});

test.each([
  ['kept', 401, NO, undefined],
  ['lenient', 401, '<p>Who are you?</p>', undefined],
  ['lenient', 403, NO, undefined],
  ['broken', 500, NO, undefined],
  ['broken', 200, '{"status":1,"data":[]}', undefined],
  ['kept', 401, NO, 'Bearer forged'],
  ['broken', 403, NO, 'Bearer forged'],
  ['broken', 200, NO, 'Bearer forged'],
])(
  'reports as %s that a session is required by HTTP %i with “%s” to a token %s',
  async (verdict, status, body, token) => {
    expect(worstVerdict(needsSession(await reply(status, body, token)))).toBe(verdict);
  },
);
