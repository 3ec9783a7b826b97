import { chromium } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from './browser';
import { seedStorage, signUpAndIn } from './support/customers';
import { PRIVATE, routeAddresses } from './support/routes';
const url = 'http://localhost:3105';
(async () => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
  const addresses = await routeAddresses(url);
  const session = await signUpAndIn(url);
  for (const width of [360, 1280]) {
    for (const [name, address] of Object.entries(addresses)) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await context.addInitScript('globalThis.__name = (f) => f');
      const page = await context.newPage();
      if ((PRIVATE as readonly string[]).includes(name)) {
        const { entries } = session as never as { entries: Record<string, string> };
        await context
          .addInitScript(
            (e) => {
              for (const [k, v] of Object.entries(e)) localStorage.setItem(k, v as string);
            },
            (entries ?? seedStorage) as never,
          )
          .catch(() => undefined);
      }
      await page.goto(address);
      await page
        .locator('h1')
        .first()
        .waitFor({ timeout: 8000 })
        .catch(() => undefined);
      await page.waitForTimeout(700);
      console.log(
        width,
        name.padEnd(18),
        JSON.stringify(
          await page.evaluate(() =>
            [...document.querySelectorAll('h1')]
              .filter((h) => h.checkVisibility())
              .map((h) => {
                const r = h.getBoundingClientRect();
                return [h.textContent, Math.round(r.top), Math.round(r.left), getComputedStyle(h).fontSize];
              }),
          ),
        ),
      );
      await context.close();
    }
  }
  await browser.close();
})();
