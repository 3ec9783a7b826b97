import { execFileSync } from 'node:child_process';
import { curlOf } from './curl';

const sent = {
  method: 'POST',
  url: 'https://shop.example/api/v1/storefront/checkout?q=a',
  headers: { 'X-Api-Key': 'the key', Authorization: 'Bearer the-token', Origin: 'https://other.example' },
  body: { email: 'ama@example.com', password: 'the password', ship_email: '', order_note: `$HOME \`id\` "it's" \\` },
};

test('prints a request as a curl command without its secrets', () => {
  const command = curlOf(sent);
  for (const secret of ['the key', 'the-token', 'ama@', 'the password']) expect(command).not.toContain(secret);
  expect(command).toContain('curl -i -X POST "https://shop.example/api/v1/storefront/checkout?q=a"');
  expect(command).toContain('-H "Origin: https://other.example"');
});

test('lets a shell expand the placeholders of the secrets and nothing else', () => {
  const command = curlOf(sent).replace('curl', `printf '%s\\n'`);
  const env = { TOKEN: 'T', API_KEY: 'K', EMAIL: 'E', PASSWORD: 'P' };
  const words = execFileSync('/bin/sh', ['-c', command], { env, encoding: 'utf8' }).split('\n');
  expect(words).toContain('Authorization: Bearer T');
  expect(words).toContain('X-Api-Key: K');
  expect(JSON.parse(words.at(-2)!)).toEqual({ ...sent.body, email: 'E', password: 'P' });
});

test('prints a GET without headers as curl -i with its URL only', () => {
  expect(curlOf({ method: 'GET', url: 'http://localhost/a', headers: {} })).toBe('curl -i "http://localhost/a"');
});
