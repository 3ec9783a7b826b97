import { isCompleteRun } from '../../../src/testing/complete';
import { shopClient, signUp } from '../shopClient';
import { bench } from './suite';
import type { OpenDatabase } from './suite';

/** Tests of overload. The limits do not depend on the database and the tests are slow: one run is enough. */
export const concurrencyRules = (open: OpenDatabase) =>
  (isCompleteRun ? test : test.skip)(
    'answers most of 1,000 concurrent log-ins with 503 and Retry-After, and handles the rest',
    async () => {
      // The production cost: with a cheap one the queue would be empty before all requests arrive.
      const shop = await (await bench(open)).reopen({ passwordCost: 16_384 });
      const attempts = Array.from({ length: 1000 }, (_, count) =>
        shopClient(shop).post('/storefront/customer/access', { email: `${count}@example.com`, password: 'wrong' }),
      );
      const answers = await Promise.all(attempts);
      const refused = answers.filter(({ http }) => http === 503);
      expect(answers.filter(({ http }) => http === 200)).toHaveLength(1000 - refused.length);
      expect(refused.length).toBeGreaterThan(500);
      expect(refused[0]!.headers.get('Retry-After')).toBe('2');
      expect(refused[0]!.body).toEqual({ status: 0, message: expect.stringMatching(/again/) });
      expect((await signUp(shop)).token).toBeTruthy();
    },
    240_000,
  );
