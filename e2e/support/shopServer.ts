import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FEATURES } from '../../server/features';
import { startShop, type RunningShop } from '../../server/startShop';
import { distFolder } from './dist';

/** Announced by a back end whose lists arrive whole. */
export const WHOLE_LISTS = FEATURES.filter((name) => name !== 'lists');

/** A separate shop over a new database in memory, which serves the build under test. */
export const startTestShop = (settings: Parameters<typeof startShop>[0] = {}): Promise<RunningShop> =>
  startShop({ port: 0, dataDir: null, dist: distFolder(), passwordCost: 1024, ...settings });

const MAPS_STAND_IN = join(__dirname, 'mapsStandIn.js');

/** The build under test, with a key for the maps service in its page. */
export const startMapsShop = (): Promise<RunningShop> => startTestShop({ pageVariables: { MAPS_API_KEY: 'stand-in' } });

/** Answers in place of the maps service. */
export const serveMaps = async (page: Page): Promise<void> => {
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(MAPS_STAND_IN, 'utf8') }),
  );
};
