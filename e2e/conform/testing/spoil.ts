import { isRecord } from '../../../src/lib/json';
import { callPattern } from '../../../src/testing/builders/calls';
import type { Between } from './bench';

type Body = Record<string, unknown>;

const isCall = (call: string, request: Request): boolean => {
  const { pathname, search } = new URL(request.url);
  return callPattern(call)(request.method, pathname.replace('/api/v1', '') + search);
};

/** Changes what happens at the named call, or at all calls if the name is 'every call'. */
export type Spoil = (call: string) => Between;

const at =
  (meet: Between): Spoil =>
  (call) =>
  (request, serve, token) =>
    call === 'every call' || isCall(call, request) ? meet(request, serve, token) : serve(request);

const textReply = (text: string, { status, headers }: Pick<Response, 'status' | 'headers'>): Response =>
  new Response(text, { status, headers });

/** Changes the HTTP status or the headers and keeps the body. */
export const withHead = (change: (headers: Headers) => void, status?: number): Spoil =>
  at(async (request, serve) => {
    const reply = await serve(request);
    const headers = new Headers(reply.headers);
    change(headers);
    const isEmpty = [204, 304].includes(reply.status);
    return new Response(isEmpty ? null : await reply.arrayBuffer(), { status: status ?? reply.status, headers });
  });

export const withStatus = (status: number): Spoil => withHead(() => undefined, status);

/** Changes the body of a reply; a compressed or missing body passes unchanged. */
export const withText = (change: (text: string) => string): Spoil =>
  at(async (request, serve) => {
    const reply = await serve(request);
    const isPacked = reply.status === 304 || reply.headers.has('Content-Encoding');
    return isPacked ? reply : textReply(change(await reply.text()), reply);
  });

/** Changes the JSON of a reply; refusals stay unchanged. */
export const withBody = (change: (body: Body) => unknown): Spoil =>
  withText((text) => {
    const body: unknown = text === '' ? null : JSON.parse(text);
    return isRecord(body) && body.status !== 0 ? JSON.stringify(change(body) ?? body) : text;
  });

/** Changes the single entity of a reply. */
export const withData = (change: (data: Body) => void): Spoil =>
  withBody(({ data }) => {
    if (isRecord(data)) change(data);
  });

/** Changes the first entry of a list. */
export const withFirst = (change: (entry: Body) => void): Spoil =>
  withBody(({ data }) => {
    const [first] = Array.isArray(data) ? (data as unknown[]) : [];
    if (isRecord(first)) change(first);
  });

/** Replaces the status and text of a refusal. */
export const withRefusal = (status: number, text: string): Spoil =>
  at(async (request, serve) => {
    const reply = await serve(request);
    const said = await reply.clone().text();
    return /"(status|result)":0/.test(said) ? textReply(text, { status, headers: reply.headers }) : reply;
  });

/** Changes the request before it is served. */
export const withRequest = (change: (headers: Headers, token: string) => void): Spoil =>
  at((request, serve, token) => {
    const changed = new Request(request);
    change(changed.headers, token);
    return serve(changed);
  });

/** Changes the parameters of the request before it is served. */
export const withQuery = (change: (params: URLSearchParams) => void): Spoil =>
  at((request, serve) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return serve(new Request(url, request));
  });

const withWrongKey = withRequest((headers) => headers.set('X-Api-Key', 'nobody'));

/** Reports success without doing anything. */
export const successWithoutEffect =
  (text: string): Spoil =>
  (call) =>
  (request, serve, token) =>
    withRefusal(200, text)(call)(request, (sent) => withWrongKey(call)(sent, serve, token), token);
