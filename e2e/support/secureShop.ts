import { request as ask } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RunningShop } from '../../server/startShop';
import { certificateFor } from './certificate';
import { startTestShop } from './shopServer';

/** A host name that is not local, so that the shop behaves as if it were public. */
export const SECURE_HOST = 'shop.test';

/** An https proxy that forwards everything, like the server in front of a retailer's shop. */
const openFront = async (behind: () => string): Promise<Server> => {
  const front = createServer(await certificateFor(SECURE_HOST), (request, reply) => {
    const { method, headers, url: path } = request;
    const passed = ask(behind() + (path ?? ''), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.once('error', () => reply.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return front;
};

/** The shop behind an https proxy with a new self-signed certificate. */
export const startSecureShop = async (): Promise<RunningShop> => {
  let behind = '';
  const front = await openFront(() => behind);
  const url = `https://${SECURE_HOST}:${(front.address() as AddressInfo).port}`;
  const shop = await startTestShop({ publicOrigin: url });
  behind = shop.url;
  const close = async (): Promise<void> => {
    front.closeAllConnections();
    front.close();
    await shop.close();
  };
  return { ...shop, url, close };
};
