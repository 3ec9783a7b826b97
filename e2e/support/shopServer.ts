import { startShop, type RunningShop } from '../../server/startShop';
import { distFolder } from './dist';

/** A separate shop over a new database in memory, which serves the build under test. */
export const startTestShop = (settings: Parameters<typeof startShop>[0] = {}): Promise<RunningShop> =>
  startShop({ port: 0, dataDir: null, dist: distFolder(), passwordCost: 1024, ...settings });
