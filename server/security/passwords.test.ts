import { hashPassword, verifyPassword } from './passwords';

describe('passwords', () => {
  test('verifies only the exact password and gives each hash of it a different value', async () => {
    const hash = await hashPassword('secret', 16);
    expect(await verifyPassword('secret', hash)).toBe(true);
    expect(await verifyPassword('Secret', hash)).toBe(false);
    expect(await hashPassword('secret', 16)).not.toBe(hash);
  });

  test('treats composed and decomposed accents as equal', async () => {
    expect(await verifyPassword('caf\u00e9', await hashPassword('cafe\u0301', 16))).toBe(true);
  });

  test.each(['', 'plain', 'scrypt$16$$', 'md5$1$a$b'])(
    'verifies no password against “%s”, which is not a hash',
    async (stored) => {
      expect(await verifyPassword('', stored)).toBe(false);
    },
  );

  test('hashes and verifies at the production cost within its memory limit', async () => {
    expect(await verifyPassword('secret', await hashPassword('secret', 16_384))).toBe(true);
  });
});
