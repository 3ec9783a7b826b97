import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A call that is answered with a failure envelope and this message; thrown from anywhere below a route. */
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
