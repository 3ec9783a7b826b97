import type { GenericSchema } from 'valibot';
import { withQuery } from '../config/paths';

/** One request: an endpoint passes it to the base query. `T` is the type its reply is parsed into. */
export interface Call<T = unknown> {
  /** Below the base path, segments already encoded. */
  path: string;
  method?: 'GET' | 'POST' | 'DELETE' | undefined;
  params?: Record<string, string | undefined> | undefined;
  /** A function hides secrets from code that inspects the call. */
  body?: unknown;
  /** Needs the bearer token: without one nothing is sent. */
  authorised?: boolean;
  /** Must happen once: is sent with an idempotency key, and on a separate connection. */
  once?: boolean;
  /**
   * The order shows the outcome of this call. HTTP 409 then means that an earlier try is still in progress, and a
   * refusal that follows a try with an unknown outcome is not trusted either.
   */
  outcomeInOrder?: boolean;
  timeout?: number;
  /** The request continues when the page is left. */
  keepalive?: boolean;
  /** Parses the reply into the model; a reply that it rejects is a failed call. */
  reply: GenericSchema<unknown, T>;
  /** Its `data` is a list that may be long: it is read in slices. */
  inSlices?: boolean;
  /** An envelope with this status is read as a success under any HTTP status but 401. */
  infoStatus?: number;
  /** Whether a readable reply is a success; by default `status` 1. */
  succeeds?(reply: T): boolean;
}

export const callUrl = (baseUrl: string, { path, params }: { path: string; params?: Call['params'] }): string =>
  baseUrl + withQuery(path, params ?? {});

/** The request body as sent; undefined when the call has none. */
export const bodyText = (call: Call): string | undefined => {
  const body: unknown = typeof call.body === 'function' ? (call.body as () => unknown)() : call.body;
  return body === undefined ? undefined : JSON.stringify(body);
};

export const isRead = ({ method }: { method?: Call['method'] | undefined }): boolean =>
  method === undefined || method === 'GET';
