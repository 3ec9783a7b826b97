import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ShopCall } from './context';

export const ok = (call: ShopCall, data: unknown, message?: string): Response =>
  call.json({ status: 1, ...(message === undefined ? {} : { message }), data });

export const done = (call: ShopCall, message: string, status = 1): Response => call.json({ status, message });

/** Answers the call with an error envelope and this message; may be thrown anywhere below a route. */
export class Refusal extends Error {
  readonly httpStatus: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(message: string, httpStatus: ContentfulStatusCode = 200, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'Refusal';
    this.httpStatus = httpStatus;
    this.headers = headers;
  }
}
