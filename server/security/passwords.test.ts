import { hashPassword, verifyPassword } from './passwords';

describe('passwords', () => {
  test('a password matches its hash only, and two hashes of it differ', async () => {
    const hash = await hashPassword('secret', 16);
    expect(await verifyPassword('secret', hash)).toBe(true);
    expect(await verifyPassword('Secret', hash)).toBe(false);
    expect(await hashPassword('secret', 16)).not.toBe(hash);
  });

  test('an accent typed in one piece or in two is the same letter', async () => {
    expect(await verifyPassword('caf\u00e9', await hashPassword('cafe\u0301', 16))).toBe(true);
  });

  test.each(['', 'plain', 'scrypt$16$$', 'md5$1$a$b'])('"%s" is no hash', async (stored) => {
    expect(await verifyPassword('', stored)).toBe(false);
  });

  test('the cost that is used outside tests works within its memory', async () => {
    expect(await verifyPassword('secret', await hashPassword('secret', 16_384))).toBe(true);
  });
});
