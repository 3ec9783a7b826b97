import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from './fixtures';
import { distFolder } from './support/dist';
import { leavePage } from './support/leave';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const PAGE = 'index.html';

/** Any static server with a fallback to index.html, and an unrelated API on the same origin. */
const serveStatic = async (apiUrl: string): Promise<{ url: string; server: Server; calls: string[] }> => {
  const calls: string[] = [];
  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    if (/^\/(api|media)\//.test(path)) {
      calls.push(`${request.method ?? ''} ${path}`);
      const headers = { Accept: 'application/json', 'X-Api-Key': String(request.headers['x-api-key']) };
      fetch(apiUrl + path, { headers, ...(request.method === undefined ? {} : { method: request.method }) })
        .then(async (answer) => {
          reply.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
          reply.end(Buffer.from(await answer.arrayBuffer()));
        })
        .catch(() => reply.writeHead(502).end());
      return;
    }
    const name = (path.split('?')[0] ?? '').slice(1);
    const file = join(distFolder(), name);
    const isFile = name !== '' && existsSync(file) && statSync(file).isFile();
    const found = isFile ? file : join(distFolder(), PAGE);
    reply.writeHead(200, { 'Content-Type': TYPES[extname(found)] ?? 'application/octet-stream' });
    reply.end(readFileSync(found));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, calls };
};

test('the built files run on any static server with an unrelated API on the same origin', async ({
  page,
  shopUrl,
  log,
}) => {
  const { url, server, calls } = await serveStatic(shopUrl);
  try {
    await page.goto(`${url}/items/search?q=shirt`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect.poll(() => calls).toContain('GET /api/v1/business/get_details');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${url}/`);
    await page.goto(`${url}/no/such/page`);
    await expect(page.getByRole('heading', { name: 'OOPS! Page not found' })).toBeVisible();
    const hosts = new Set(log.requests.map((request) => new URL(request.url()).origin));
    expect([...hosts]).toEqual([url]);
  } finally {
    await leavePage(page);
    server.closeAllConnections();
    server.close();
  }
});
