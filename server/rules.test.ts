import { concurrencyRules } from './testing/rules/concurrencyRules';
import { shopRules } from './testing/rules/shopRules';
import { testDatabase } from './testing/testDatabase';

describe('over the embedded database', () => {
  shopRules(testDatabase);
  concurrencyRules(testDatabase);
});
