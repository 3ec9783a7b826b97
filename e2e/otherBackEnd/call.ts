import type { Customer, Shop } from './shop';

export interface Reply {
  http?: number;
  body: object;
}

export interface Call {
  shop: Shop;
  /** Values for the braces of the path. */
  params: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export interface CustomersCall extends Call {
  customer: Customer;
}

/** A function for replies with a token: the token is not stored, so the reply to a repeated request is made again. */
export type Answer = Reply | (() => Reply);

export type Open = (call: Call) => Answer;
export type Locked = (call: CustomersCall) => Answer;

export const ok = (data: unknown): Reply => ({ body: { status: 1, data } });
export const succeeded = (message: string, status = 1): Reply => ({ body: { status, message } });
export const refused = (message: string, http = 200): Reply => ({ http, body: { status: 0, message } });
export const notFound = (message: string): Reply => refused(message, 404);

export const textIn = (body: Record<string, unknown>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A whole number that a cart can hold. */
export const piecesIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 99_999 ? value : null;
