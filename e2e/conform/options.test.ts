import { readOptions } from './options';

const URL = 'https://shop.example';

test.each([
  ['https://shop.example', 'https://shop.example/api/v1'],
  ['https://shop.example/', 'https://shop.example/api/v1'],
  ['https://shop.example/api/v1', 'https://shop.example/api/v1'],
  ['https://shop.example/api/v1/', 'https://shop.example/api/v1'],
  ['http://localhost:3000/backend/v2', 'http://localhost:3000/backend/v2'],
])('resolves %s to the API at %s', (given, api) => {
  expect(readOptions([given], {}).api).toBe(api);
});

test('applies defaults and omits optional settings when only the URL is given', () => {
  expect(readOptions([URL], {})).toEqual({ api: `${URL}/api/v1`, key: 'demo-key', write: false, files: {} });
});

test('reads every option from the command line', () => {
  const files = ['--json', 'a.json', '--junit', 'a.xml', '--html', 'a.html'];
  const who = ['--email', 'ama@example.com', '--password', 'a b', '--key', 'k', '--write'];
  expect(readOptions([URL, ...who, '--origin', 'https://other.example/', ...files], {})).toEqual({
    api: `${URL}/api/v1`,
    key: 'k',
    account: { email: 'ama@example.com', password: 'a b' },
    write: true,
    origin: 'https://other.example',
    files: { json: 'a.json', junit: 'a.xml', html: 'a.html' },
  });
});

test('reads the password from the environment when --password is missing', () => {
  const { account } = readOptions([URL, '--email', 'ama@example.com'], { CONFORM_PASSWORD: 'a b' });
  expect(account).toEqual({ email: 'ama@example.com', password: 'a b' });
});

test.each([
  [[], 'One URL is needed'],
  [[URL, URL], 'One URL is needed'],
  [['shop.example'], 'URL takes an http(s) address'],
  [['ftp://shop.example'], 'URL takes an http(s) address'],
  [['https://ama:secret@shop.example'], 'URL takes an http(s) address'],
  [[URL, '--email', 'ama@example.com'], '--email needs --password'],
  [[URL, '--password', 'a b'], '--password needs --email'],
  [[URL, '--write'], '--write needs --email'],
  [[URL, '--origin', 'nowhere'], '--origin takes an http(s) address'],
  [[URL, '--colour'], "Unknown option '--colour'"],
])('rejects the arguments %j and names the reason', (args, why) => {
  expect(() => readOptions(args, {})).toThrow(why);
});
