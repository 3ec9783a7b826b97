import { once } from 'node:events';
import { connect } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http2';
import { FRONT_HOST } from './frontConfig';

export interface Http2Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends HTTP/2 requests to a server with a fresh certificate, all over one connection. */
export const http2Client = (url: string) => {
  const session = connect(url, { rejectUnauthorized: false, servername: FRONT_HOST });
  const authority = `${FRONT_HOST}:${new URL(url).port}`;
  return {
    ask: async (path: string, headers: Record<string, string> = {}, body?: string): Promise<Http2Answer> => {
      const method = body === undefined ? 'GET' : 'POST';
      const stream = session.request({ ':path': path, ':method': method, ':authority': authority, ...headers });
      stream.end(body);
      const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders];
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      return { status: Number(answer[':status']), headers: answer, body: Buffer.concat(parts) };
    },
    close: () => session.destroy(),
  };
};
