import { readPageSettings } from './pageSettings';

const read = (said: unknown) => readPageSettings(JSON.stringify(said));

test('what the page says is taken', () => {
  const settings = {
    apiBaseUrl: 'https://api.example.com',
    apiKey: 'key-1',
    idempotencyKeys: true,
    mapsApiKey: 'AIza_-1',
    paymentHosts: ['pay.example.com', 'pay.example.com:8443'],
    pictureSizes: '?w={width}',
    pitch: 'Wear it now',
    provider: 'Example Credit',
    social: { facebook: 'https://www.facebook.com/shop' },
  };
  expect(read(settings)).toEqual({ settings, wrong: [] });
});

test.each([
  ['', ''],
  ['https://api.example.com/', 'https://api.example.com'],
  ['http://localhost:3460', 'http://localhost:3460'],
  ['https://example.com/shop/', 'https://example.com/shop'],
])('the API at %j is asked at %j', (apiBaseUrl, asked) => {
  expect(read({ apiBaseUrl }).settings).toEqual({ apiBaseUrl: asked });
});

test.each([
  ['apiBaseUrl', 'api.example.com'],
  ['apiBaseUrl', 'localhost:3460'],
  ['apiBaseUrl', '//api.example.com'],
  ['apiBaseUrl', 'javascript:alert(1)'],
  ['apiBaseUrl', 'https://user:word@api.example.com'],
  ['apiBaseUrl', 'https://api.example.com?x='],
  ['apiBaseUrl', 'https://api.example.com#'],
  ['apiBaseUrl', 'https://api.example.com/api/v1'],
  ['apiBaseUrl', null],
  ['apiKey', ''],
  ['apiKey', 'two words'],
  ['apiKey', 'a\nb'],
  ['apiKey', 7],
  ['apiKey', 'k'.repeat(501)],
  ['idempotencyKeys', 'on'],
  ['mapsApiKey', 'key&callback=x'],
  ['pictureSizes', '?w=100'],
  ['pictureSizes', '?w={width}, /other.jpg'],
  ['pitch', ' '],
  ['provider', ['a']],
  ['social', ['https://www.facebook.com/']],
])('%s is not %j: the build’s own value stands, and the other settings with it', (name, value) => {
  expect(read({ pitch: 'Wear it', provider: 'Example', [name]: value })).toEqual({
    settings: Object.fromEntries(
      Object.entries({ pitch: 'Wear it', provider: 'Example' }).filter(([key]) => key !== name),
    ),
    wrong: [name],
  });
});

test.each([['pay.example.com'], [7], [null], [{}]])(
  'payment hosts of %j admit nobody, not everybody',
  (paymentHosts) => {
    expect(read({ paymentHosts }).settings.paymentHosts).toEqual(['']);
  },
);

test('of a list of payment hosts what cannot be read admits nobody', () => {
  expect(read({ paymentHosts: [7, ' pay.example.com '] }).settings.paymentHosts).toEqual(['', 'pay.example.com']);
});

test('a link that leads to a script is left out', () => {
  const social = { facebook: 'javascript:alert(1)', youtube: 'https://www.youtube.com/@shop' };
  expect(read({ social }).settings).toEqual({ social: { youtube: 'https://www.youtube.com/@shop' } });
});

test.each(['{', '[]', '7', 'null'])('a page that says %s says nothing', (text) => {
  expect(readPageSettings(text)).toEqual({ settings: {}, wrong: ['settings'] });
});

test.each(['', '{}', '{"unknown":1,"toString":2}'])('a page without settings is none that is wrong: %j', (text) => {
  expect(readPageSettings(text)).toEqual({ settings: {}, wrong: [] });
});
