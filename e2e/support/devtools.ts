import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Panel } from './pageDevtools';

/** Installs a stand-in for the Redux DevTools extension in every page of the context. */
export const installDevtools = async (context: BrowserContext): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: [resolve(__dirname, 'pageDevtools.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await context.addInitScript({ content: outputFiles[0]!.text });
};

const panelsOf = () => (window as unknown as { __panels: Panel[] }).__panels;

/** The state that each store has sent to the extension so far, as its Export would save it. */
export const seenByDevtools = (page: Page): Promise<string[]> =>
  page.evaluate(`(${String(panelsOf)})().map((panel) => JSON.stringify(panel.getState()))`);

/** Dispatches an action to the page's only store, as the panel of the extension does. */
export const dispatchByDevtools = (page: Page, action: object): Promise<unknown> =>
  page.evaluate(`void (${String(panelsOf)})()[0].dispatch(${JSON.stringify(action)})`);
