import type { ContentfulStatusCode } from 'hono/utils/http-status';

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
