import type { Locator, Page } from '@playwright/test';
import type { Snapshot } from '../src/support/report/snapshot';
import { spellings, valuesFound } from '../src/testing/spellings';
import { expect, test } from './fixtures';
import { axeFindings } from './support/axe';
import { fillCart, payButton } from './support/checkout';
import { callShop, newCustomer, readOutbox } from './support/customers';
import { installDevtools, seenByDevtools, dispatchByDevtools } from './support/devtools';
import { ensureSupportDist } from './support/dist';
import { addFaults, sentHeaders } from './support/network';
import type { PageLog } from './support/pageLog';
import { dropReport, saveReport } from './support/reportFiles';
import { startTestShop } from './support/shopServer';

const stamp = Date.now();
const SHOPPER = newCustomer({
  first_name: 'Adwoacanary',
  last_name: 'Boatengcanary',
  phone: '0559990001',
  email: `adwoa${stamp}@mailcanary.example`,
  password: 'Passcanary word 1',
});
const DELIVERY = {
  'Full Name': 'Kofi Recipientcanary',
  'Town/City': 'Towncanary',
  Phone: '0559990002',
  'Email (optional)': 'recipient@mailcanary.example',
  'Street Address': '12 Streetcanary Road',
};
const WRONG = 'Wrongcanary word 2';
const TYPED = 'typedcanary';
const SEARCHED = 'searchedcanary';
const NOTE = 'Leave it with notecanary';
const ECHO = 'echocanary';

/** Types a canary into every visible field of a form; returns the canaries. */
const fillWithCanaries = async (form: Locator, name: string): Promise<string[]> => {
  const all = form.locator('input:is([type=text], [type=email], [type=tel], [type=password]), textarea');
  const fields = all.filter({ visible: true });
  await fields.first().waitFor();
  const typed: string[] = [];
  for (const field of await fields.all()) {
    const isEmail = (await field.getAttribute('type')) === 'email';
    typed.push(`${name}${typed.length}canary${isEmail ? `${stamp}@mailcanary.example` : ''}`);
    await field.fill(typed.at(-1) ?? '');
  }
  return typed;
};

/** Forms that visitors may fill in and submit. */
const OPEN_FORMS = {
  contact: '/contact',
  tracking: '/order-tracking',
  reset: '/account/reset-password',
  register: '/account/auth#register-tab',
};

const sendOpenForms = async (page: Page, log: PageLog): Promise<string[]> => {
  const typed: string[] = [];
  for (const [name, address] of Object.entries(OPEN_FORMS)) {
    await page.goto(address);
    const form = page.getByRole('main').locator('form').filter({ visible: true });
    await form.first().waitFor();
    typed.push(...(await fillWithCanaries(form, name)));
    await form.locator('button[type=submit]').click();
    await log.idle();
  }
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const panel = page.getByRole('dialog');
  typed.push(...(await fillWithCanaries(panel, 'panel')));
  await panel.getByRole('link', { name: 'Create Account' }).click();
  await expect(panel.locator('input')).not.toHaveCount(0);
  typed.push(...(await fillWithCanaries(panel, 'newcomer')));
  return typed;
};

test('leaks no shopper data to the console, addresses, Referers, DevTools or the report', async ({
  page,
  context,
  visit,
  shopUrl,
  log,
}) => {
  await installDevtools(context);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await visit('/account/auth');
  expect(await seenByDevtools(page), 'DevTools are off without the switch').toEqual([]);

  await visit('/account/auth?devtools');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel').filter({ visible: true });
  await form.getByLabel(/First name/i).fill(SHOPPER.first_name);
  await form.getByLabel(/Last name/i).fill(SHOPPER.last_name);
  await form.getByLabel(/Phone/i).fill(SHOPPER.phone);
  await form.getByLabel(/Email/i).fill(SHOPPER.email);
  await form.getByLabel(/^Password/i).fill(SHOPPER.password);
  await form.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect.poll(async () => (await readOutbox(shopUrl, SHOPPER.email)).length).toBe(1);

  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');

  await callShop(shopUrl, '/storefront/customer/reset-password', { method: 'POST', body: { email: SHOPPER.email } });
  const link = new URL((await readOutbox(shopUrl, SHOPPER.email)).find((mail) => mail.link?.includes('code='))!.link!);
  const code = link.searchParams.get('code') ?? '';
  await page.goto(link.pathname + link.search);
  await expect(page).toHaveURL(/\/account\/reset-password$/);
  const typed = await fillWithCanaries(page.getByRole('main'), 'renewed');
  typed.push(...(await sendOpenForms(page, log)));

  await page.goto('/account/auth');
  typed.push(...(await fillWithCanaries(page.getByRole('main'), 'stranger')));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  for (const password of [WRONG, SHOPPER.password]) {
    await page.getByRole('textbox', { name: 'Email address' }).fill(SHOPPER.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    if (password === WRONG) await expect(page.getByRole('alert').first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
  // The storage is written a moment after the page has changed.
  const stored = () => page.evaluate(() => localStorage.getItem('token') ?? '');
  await expect.poll(stored).not.toBe('');
  const token = await stored();
  await fillCart(shopUrl, token);
  await page.goto('/account/edit');
  await page.getByRole('textbox', { name: 'New password', exact: true }).waitFor();
  typed.push(...(await fillWithCanaries(page.getByRole('main'), 'changed')));

  const search = page.getByRole('banner').locator('input[type="search"]').filter({ visible: true });
  await search.fill(SEARCHED);
  await search.press('Enter');
  await expect(page.getByRole('main').getByText(/No items found/)).toBeVisible();
  await search.fill(TYPED);
  await log.idle();
  const [, ...inDevtools] = await seenByDevtools(page);
  expect(inDevtools, 'only the recorder’s store').toEqual([]);

  await page.goto('/checkout');
  await page.getByRole('checkbox', { name: /delivery address/i }).check();
  for (const [label, text] of Object.entries(DELIVERY)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel(/Order Notes/).fill(NOTE);
  const echo = { status: 0, message: `No ${ECHO} for ${SHOPPER.email}`, data: [] };
  const reply = { kind: 'reply', status: 200, body: JSON.stringify(echo) } as const;
  const faults = await addFaults(context, [{ path: /^\/storefront\/checkout$/, method: 'POST', fault: reply }]);
  await payButton(page).click();
  await expect(page.getByText(new RegExp(ECHO)).first()).toBeVisible();
  await faults.stop();
  const seen = (await seenByDevtools(page)).join();
  const report = await saveReport(page);
  const story = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    return sessionStorage.getItem('supportStory') ?? '';
  });

  const { first_name, last_name, phone, email, password } = SHOPPER;
  const own = [first_name, last_name, phone, email, password, WRONG, token, code, NOTE, ECHO, TYPED, SEARCHED];
  const canaries = [...new Set([...own, ...Object.values(DELIVERY), ...typed])];
  expect(canaries.length).toBeGreaterThanOrEqual(40);
  expect(canaries.every((value) => value.length > 5)).toBe(true);
  for (const spelling of spellings(NOTE)) expect(valuesFound(spelling, canaries)).toEqual([NOTE]);

  expect(report).toContain('checkout/');
  expect(valuesFound(report, canaries), 'in the report').toEqual([]);
  expect(report).toContain('form/submitted');
  // Recorded several pages ago, because the recording continues across page loads.
  expect(story).toContain('"endpoint":"signUp"');
  expect(valuesFound(story, canaries), 'in the story stored by the tab').toEqual([]);
  expect(seen).toContain('nav/pageOpened');
  expect(valuesFound(seen, canaries), 'in DevTools').toEqual([]);
  expect(valuesFound(log.console.join('\n'), canaries), 'on the console').toEqual([]);
  const headers = await Promise.all(log.requests.map(sentHeaders));
  const referers = headers.map(({ referer = '' }) => referer);
  expect(referers).toContain(`${shopUrl}/`);
  expect(valuesFound(referers.join('\n'), canaries), 'in a Referer').toEqual([]);
  // Search terms and mailed codes may appear only in the URL of their own page.
  const where = (value: string) =>
    [...new Set(addresses)].filter((address) => valuesFound(address, [value]).length > 0);
  expect(where(SEARCHED)).toEqual([`${shopUrl}/items/search?q=${SEARCHED}`]);
  expect(where(code)).toEqual([link.href.replace(link.origin, shopUrl)]);
  const others = addresses.filter((address) => !where(SEARCHED).includes(address) && !where(code).includes(address));
  expect(valuesFound(others.join('\n'), canaries), 'in an address').toEqual([]);
});

/** Checks the screen with axe and for horizontal overflow, narrow and wide. */
const expectInOrder = async (page: Page): Promise<void> => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
};

const replay = 'replays what the shopper saw, read-only, from Redux DevTools and from the file';

// It needs a separate build.
test(replay, { tag: '@slow' }, async ({ page, browser, visit }) => {
  test.slow();
  const supportShop = await startTestShop({ dist: await ensureSupportDist() });
  await visit('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
  const seen = await page.getByRole('main').innerText();
  expect(seen.length).toBeGreaterThan(500);
  const report = await saveReport(page);
  const { code, app, device } = (JSON.parse(report) as Snapshot).committedState.report;
  await expectInOrder(page);

  const context = await browser.newContext({ baseURL: supportShop.url, viewport: { width: 1280, height: 900 } });
  await installDevtools(context);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const support = await context.newPage();
  const main = support.getByRole('main');
  await test.step('a report imported into DevTools shows the page', async () => {
    await support.goto('/support');
    await expect(support.getByText('Drop a problem report here')).toBeVisible();
    await dispatchByDevtools(support, { type: 'IMPORT_STATE', nextLiftedState: JSON.parse(report) as object });
    await expect.poll(() => main.innerText()).toBe(seen);
    const replay = support.getByRole('region', { name: 'Replay' });
    await expect(replay.getByText(`${code} · `)).toContainText(`version ${app}`);
    await expect(replay.getByText(`${code} · `)).toContainText(device.browser);
    await expect(replay.getByText(/^\d+ requests, 0 refused, 0 failed, 0 errors thrown/)).toBeVisible();
    await expect(support.getByRole('slider')).toHaveAttribute('aria-valuetext', /^(\d+) of \1: /);
  });
  await test.step('a report dropped as a file shows the page', async () => {
    await support.reload();
    await expectInOrder(support);
    await dropReport(support, report);
    await expect.poll(() => main.innerText()).toBe(seen);
    await expect(support.getByText('REPLAY', { exact: true })).toBeVisible();
    await expectInOrder(support);
  });
  await test.step('the replayed page ignores clicks', async () => {
    await support.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await expect.poll(() => main.innerText()).toBe(seen);
  });
  await test.step('the slider steps back to the previous page and forward again', async () => {
    const slider = support.getByRole('slider');
    await slider.focus();
    await slider.press('Home');
    for (let step = 0; !(await slider.getAttribute('aria-valuetext'))?.includes('pageOpened'); step += 1) {
      expect(step).toBeLessThan(200);
      await slider.press('ArrowRight');
    }
    await expect(support.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
    await slider.press('End');
    await expect.poll(() => main.innerText()).toBe(seen);
  });
  expect(asked.filter((path) => !/^\/(support$|static\/|favicon|site\.webmanifest)/.test(path))).toEqual([]);
  await context.close();
  await supportShop.close();
});
