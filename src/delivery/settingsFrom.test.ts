import { pageSettingsFrom } from './settingsFrom';

test('reads each variable into its setting', () => {
  expect(
    pageSettingsFrom({
      API_BASE_URL: 'https://api.example.com/',
      API_KEY: 'key',
      IDEMPOTENCY_KEYS: 'on',
      MAPS_API_KEY: 'AIza',
      PAYMENT_HOSTS: 'Pay.example.com, pay.example.com:8443',
      PICTURE_SIZES: '?w={width}',
      SHOP_PITCH: 'Wear it now',
      SHOP_PROVIDER: 'Example Credit',
      SOCIAL_LINKS: 'facebook=https://www.facebook.com/shop?a=b, youtube=https://www.youtube.com/@shop',
    }),
  ).toEqual({
    apiBaseUrl: 'https://api.example.com',
    apiKey: 'key',
    idempotencyKeys: true,
    mapsApiKey: 'AIza',
    paymentHosts: ['pay.example.com', 'pay.example.com:8443'],
    pictureSizes: '?w={width}',
    pitch: 'Wear it now',
    provider: 'Example Credit',
    social: { facebook: 'https://www.facebook.com/shop?a=b', youtube: 'https://www.youtube.com/@shop' },
  });
});

test('ignores empty, undefined and unrelated variables', () => {
  expect(pageSettingsFrom({ API_BASE_URL: '', PAYMENT_HOSTS: undefined, PATH: '/bin' })).toEqual({});
});

test('off clears a setting made at build time', () => {
  const variables = { API_BASE_URL: 'off', PAYMENT_HOSTS: 'off', MAPS_API_KEY: 'off', IDEMPOTENCY_KEYS: 'off' };
  expect(pageSettingsFrom({ ...variables, PICTURE_SIZES: 'off', SOCIAL_LINKS: 'off' })).toEqual({
    apiBaseUrl: '',
    paymentHosts: [],
    mapsApiKey: '',
    idempotencyKeys: false,
    pictureSizes: '',
    social: {},
  });
});

test.each([
  ['API_BASE_URL', 'api.example.com', 'an address such as https://api.example.com'],
  ['API_BASE_URL', 'localhost:3460', 'an address such as https://api.example.com'],
  ['API_BASE_URL', 'https://api.example.com/api/v1/', 'without /api/v1, which the shop adds'],
  ['API_KEY', 'two words', 'a key without spaces'],
  ['API_KEY', 'off', 'a key without spaces'],
  ['IDEMPOTENCY_KEYS', 'yes', "'on' or 'off'"],
  ['MAPS_API_KEY', 'a b', 'a key of letters'],
  ['PAYMENT_HOSTS', 'https://pay.example.com', 'hosts such as pay.example.com'],
  ['PAYMENT_HOSTS', '*.example.com', 'hosts such as pay.example.com'],
  ['PICTURE_SIZES', '?w=100', 'text added to the address of a picture'],
  ['SHOP_PITCH', '  ', 'a few words'],
  ['SHOP_PROVIDER', 'x'.repeat(501), 'a name'],
  ['SOCIAL_LINKS', 'facebook', 'facebook=https://www.facebook.com/shop'],
  ['SOCIAL_LINKS', 'facebook=http://www.facebook.com/shop', 'https addresses'],
  ['SOCIAL_LINKS', 'myspace=https://myspace.com/shop', 'of facebook, twitter'],
])('rejects %s=%s with the variable’s name, a hint and the value', (name, text, hint) => {
  const asked = () => pageSettingsFrom({ [name]: text });
  expect(asked).toThrow(`${name} must be `);
  expect(asked).toThrow(hint);
  expect(asked).toThrow(`not '${text}'`);
});

test('reports every invalid variable in one error', () => {
  expect(() => pageSettingsFrom({ API_KEY: 'a b', SHOP_PITCH: ' ' })).toThrow(/API_KEY must .*\nSHOP_PITCH must /);
});
