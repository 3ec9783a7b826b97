import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems assign automatically, so that no other program gets one by chance. */
const FIRST = 10_000;
const LAST = 32_000;

/** A port for a program that needs a fixed port and binds it only later. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, LAST);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
};
