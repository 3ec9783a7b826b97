import { readPageSettings } from './pageSettings';

const read = (settings: unknown) => readPageSettings(JSON.stringify(settings));

test('accepts every setting in the page', () => {
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
  expect(read(settings)).toEqual({ settings, invalid: [] });
});

test.each([
  ['', ''],
  ['https://api.example.com/', 'https://api.example.com'],
  ['http://localhost:3460', 'http://localhost:3460'],
  ['https://example.com/shop/', 'https://example.com/shop'],
])('normalizes the API address %j to %j', (apiBaseUrl, expected) => {
  expect(read({ apiBaseUrl }).settings).toEqual({ apiBaseUrl: expected });
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
])('ignores the setting %s with the invalid value %j, reports it and keeps the other settings', (name, value) => {
  expect(read({ pitch: 'Wear it', provider: 'Example', [name]: value })).toEqual({
    settings: Object.fromEntries(
      Object.entries({ pitch: 'Wear it', provider: 'Example' }).filter(([key]) => key !== name),
    ),
    invalid: [name],
  });
});

test.each([['pay.example.com'], [7], [null], [{}]])(
  'reads payment hosts of %j as a list that admits no host',
  (paymentHosts) => {
    expect(read({ paymentHosts }).settings.paymentHosts).toEqual(['']);
  },
);

test('replaces an unreadable entry in a list of payment hosts with one that admits no host', () => {
  expect(read({ paymentHosts: [7, ' pay.example.com '] }).settings.paymentHosts).toEqual(['', 'pay.example.com']);
});

test('leaves out a social link with a javascript: address', () => {
  const social = { facebook: 'javascript:alert(1)', youtube: 'https://www.youtube.com/@shop' };
  expect(read({ social }).settings).toEqual({ social: { youtube: 'https://www.youtube.com/@shop' } });
});

test.each(['{', '[]', '7', 'null'])('ignores and reports unreadable settings: %s', (text) => {
  expect(readPageSettings(text)).toEqual({ settings: {}, invalid: ['settings'] });
});

test.each(['', '{}', '{"unknown":1,"toString":2}'])(
  'reports no error for a page without known settings: %j',
  (text) => {
    expect(readPageSettings(text)).toEqual({ settings: {}, invalid: [] });
  },
);
