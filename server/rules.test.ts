import { crowdRules } from './testing/rules/crowdRules';
import { shopRules } from './testing/rules/shopRules';
import { testDatabase } from './testing/testDatabase';

describe('over the embedded database', () => {
  shopRules(testDatabase);
  crowdRules(testDatabase);
});
