afterEach(() => Reflect.deleteProperty(globalThis, '__settings'));

const shopWith = async (settings: object) => {
  Object.assign(globalThis, { __settings: settings });
  const warnings: unknown[] = [];
  await jest.isolateModulesAsync(async () => {
    const { PITCH, PROVIDER, SOCIAL_LINKS } = await import('./shop');
    warnings.push(PITCH, PROVIDER, ...SOCIAL_LINKS.map(({ name, href }) => `${name} ${href}`));
  });
  return warnings;
};

test('uses the sample texts and links for a shop without settings', async () => {
  expect(await shopWith({})).toEqual([
    'Shop with flexibility',
    'Tally Commerce',
    'Facebook https://www.facebook.com/',
    'Twitter https://twitter.com/',
    'Instagram https://www.instagram.com/',
    'YouTube https://www.youtube.com/',
    'Pinterest https://www.pinterest.com/',
  ]);
});

test('uses only the texts and the social links that the shop sets', async () => {
  const social = { youtube: 'https://www.youtube.com/@shop', facebook: 'https://www.facebook.com/shop' };
  expect(await shopWith({ pitch: 'Wear it', provider: 'Example', social })).toEqual([
    'Wear it',
    'Example',
    'Facebook https://www.facebook.com/shop',
    'YouTube https://www.youtube.com/@shop',
  ]);
});
