import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { callShop, newCustomer } from './support/customers';
import { startTestShop } from './support/shopServer';
import { hasWebKit, openWebKit } from './support/webDriver';

/** Pixels between a fieldset's legend and its first choice. */
const GAP = `
  const legend = [...document.querySelectorAll('legend')].find(({ textContent }) => textContent === 'Payment');
  const choice = legend.parentElement.querySelector('label');
  return choice.getBoundingClientRect().top - legend.getBoundingClientRect().bottom;`;

test(
  'a visitor comes from home to the checkout in WebKit, where the Payment legend does not touch the choices',
  { tag: '@slow' },
  async () => {
    test.skip(!hasWebKit(), 'WebKitWebDriver or xvfb-run is missing (Debian: webkit2gtk-driver, xvfb)');
    const shop = await startTestShop();
    const customer = newCustomer();
    await callShop(shop.url, '/storefront/customer/signup', { method: 'POST', body: customer });
    const webkit = await openWebKit();
    try {
      await webkit.open(shop.url);
      await webkit.click('//main//article//h3//a');
      await webkit.click('//main//button[.="Add to Cart"]');
      await webkit.click('//*[@role="dialog"]//a[.="View Cart"]');
      await webkit.click('//main//a[.="PROCEED TO CHECKOUT"]');
      await webkit.type('//main//input[@type="email"]', customer.email);
      await webkit.type('//main//input[@type="password"]', customer.password);
      await webkit.click('//main//button[.="Sign in"]');
      await webkit.click('//legend[.="Payment"]');
      expect(await webkit.run('return location.pathname')).toBe('/checkout');
      expect(await webkit.run(GAP)).toBeGreaterThanOrEqual(4);
    } finally {
      writeFileSync(test.info().outputPath('checkout.png'), await webkit.screenshot());
      await webkit.close();
      await shop.close();
    }
  },
);
