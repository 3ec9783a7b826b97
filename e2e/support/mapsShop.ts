import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningShop } from '../../server/startShop';
import { startTestShop } from './shopServer';

const SCRIPT = join(__dirname, 'mapsStandIn.js');

/** The build under test, with a key for the maps service in its page. */
export const startMapsShop = (): Promise<RunningShop> => startTestShop({ pageVariables: { MAPS_API_KEY: 'stand-in' } });

/** Answers in place of the maps service. */
export const serveMaps = async (page: Page): Promise<void> => {
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(SCRIPT, 'utf8') }),
  );
};
