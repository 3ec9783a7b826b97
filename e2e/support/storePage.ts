import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';

const STORE_PAGE = '/tab-under-test';
let bundle: Promise<string> | undefined;

const makeBundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'storeTab.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
};

/** Serves a page on the shop's origin that contains only the shop's store. */
export const serveStorePage = async (context: BrowserContext): Promise<void> => {
  bundle ??= makeBundle();
  const script = await bundle;
  await context.route(`**${STORE_PAGE}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Tab</title><script src="${STORE_PAGE}.js"></script>`,
    }),
  );
  await context.route(`**${STORE_PAGE}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
};

export const openTab = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(STORE_PAGE);
  return page;
};
