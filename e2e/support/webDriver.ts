import { spawn, spawnSync } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';

/** Whether the machine has WebKitGTK's driver and a display without a screen. */
export const hasWebKit = (): boolean =>
  ['WebKitWebDriver', 'xvfb-run'].every((name) => spawnSync('which', [name]).status === 0);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

/** Repeats what fails until the element is there and has stopped moving. */
const retry = (act: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await act();
  }).toPass({ timeout: 30_000 });

/** A WebKitGTK driven by plain WebDriver. Elements are named by their XPath. */
interface WebKit {
  open: (url: string) => Promise<unknown>;
  click: (path: string) => Promise<void>;
  type: (path: string, text: string) => Promise<void>;
  run: (script: string) => Promise<unknown>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export const openWebKit = async (): Promise<WebKit> => {
  const port = await freePort();
  // A process group of its own, because xvfb-run does not end the driver.
  const { pid } = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { detached: true, stdio: 'ignore' });
  const end = () => {
    if (pid !== undefined) process.kill(-pid);
  };
  const call = async (path: string, body?: unknown, method = body ? 'POST' : 'GET'): Promise<unknown> => {
    const reply = await fetch(
      `http://127.0.0.1:${port}${path}`,
      body ? { method, body: JSON.stringify(body) } : { method },
    );
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await retry(() => call('/status'));
    const { sessionId } = (await call('/session', { capabilities: {} })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    const run = (script: string, ...args: unknown[]) => call(`${session}/execute/sync`, { script, args });
    const find = async (path: string): Promise<string> => {
      const found = (await call(`${session}/element`, { using: 'xpath', value: path })) as Record<string, string>;
      // WebKit refuses to click an element that its own scrolling leaves outside the window.
      await run("arguments[0].scrollIntoView({ block: 'center' })", found);
      return `${session}/element/${Object.values(found)[0] ?? ''}`;
    };
    return {
      open: (url) => call(`${session}/url`, { url }),
      click: (path) => retry(async () => call(`${await find(path)}/click`, {})),
      type: (path, text) => retry(async () => call(`${await find(path)}/value`, { text })),
      run,
      screenshot: async () => Buffer.from(String(await call(`${session}/screenshot`)), 'base64'),
      close: async () => {
        await call(session, undefined, 'DELETE').finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};
