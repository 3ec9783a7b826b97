import { chaosShoppers } from './chaosShoppers';
import { chaosTabs } from './chaosTabs';

/**
 * Simulated shoppers with random faults at the checkout, and pairs of tabs that share one bag: npm run chaos -- [COUNT]
 * [FIRST_SEED]
 */
const main = async (): Promise<void> => {
  const [count = 1000, first = 1] = process.argv.slice(2).map(Number);
  const started = Date.now();
  const faults = [...(await chaosShoppers(count, first)), ...(await chaosTabs(count, first))];
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`seeds ${first} to ${first + count - 1}, ${seconds} s, ${faults.length} faults`);
  // Sessions of thirty days are still counting down in the shops that were opened.
  process.exit(faults.length > 0 ? 1 : 0);
};

void main();
