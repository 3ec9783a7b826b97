import type { GenericSchema } from 'valibot';

/** One request: what an endpoint hands to the base query. `T` is what its reply is read as. */
export interface Call<T = unknown> {
  /** Below the base path, segments already encoded. */
  path: string;
  method?: 'GET' | 'POST' | 'DELETE' | undefined;
  params?: Record<string, string | undefined> | undefined;
  /** A function keeps secrets out of everything that looks at the call. */
  body?: unknown;
  /** Needs the bearer token: without one nothing is sent. */
  authorised?: boolean;
  /** Must happen once: carries an idempotency key, and goes out on a connection of its own. */
  once?: boolean;
  /**
   * An order tells what became of it. HTTP 409 then means that an earlier try is still in progress, and a no that follows
   * a try without an outcome is not believed either.
   */
  outcomeInOrder?: boolean;
  timeout?: number;
  /** Goes on when the page is left. */
  keepalive?: boolean;
  /** Turns the reply into the model; a reply it refuses is a failed call. */
  reply: GenericSchema<unknown, T>;
  /** Its `data` is a list that may be long: it is read in slices. */
  inSlices?: boolean;
  /** Whether a readable reply is a success; by default `status` 1. */
  succeeds?(reply: T): boolean;
}

export const callUrl = (baseUrl: string, { path, params }: { path: string; params?: Call['params'] }): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {}))
    if (value !== undefined && value !== '') query.set(name, value);
  const text = query.toString();
  return baseUrl + path + (text && `?${text}`);
};

/** The body as it is sent; undefined where there is none. */
export const bodyText = (call: Call): string | undefined => {
  const body: unknown = typeof call.body === 'function' ? (call.body as () => unknown)() : call.body;
  return body === undefined ? undefined : JSON.stringify(body);
};

export const isRead = ({ method }: { method?: Call['method'] | undefined }): boolean =>
  method === undefined || method === 'GET';
