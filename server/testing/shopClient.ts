import * as v from 'valibot';
import type { ShopServer } from '../app';

/** A shop in this process or behind a connection. */
type Reachable = Pick<ShopServer, 'fetch'>;

interface CallOptions {
  method?: string;
  body?: unknown;
  /** Sent as it is, for bodies that are not JSON. */
  text?: string;
  headers?: Record<string, string>;
  address?: string;
}

export interface Answer {
  http: number;
  headers: Headers;
  body: {
    status?: number;
    result?: number;
    message?: string;
    active?: boolean;
    data?: unknown;
  };
}

/** Calls the shop as a browser would, with a key and, once signed in, a token. */
export const shopClient = (server: Reachable, token?: string) => {
  const call = async (path: string, options: CallOptions = {}): Promise<Answer> => {
    const text = options.text ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const request = new Request(`http://localhost/api/v1${path}`, {
      method: options.method ?? (text === undefined ? 'GET' : 'POST'),
      headers: {
        'X-Api-Key': 'demo-key',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    const reply = await server.fetch(request, options.address === undefined ? {} : { address: options.address });
    const raw = await reply.text();
    return { http: reply.status, headers: reply.headers, body: raw === '' ? {} : (JSON.parse(raw) as Answer['body']) };
  };
  return {
    token,
    call,
    get: (path: string) => call(path),
    post: (path: string, body: unknown) => call(path, { body }),
    remove: (path: string) => call(path, { method: 'DELETE' }),
    /** The reply parsed by the storefront's contract, which it must match. */
    read: async <Schema extends v.GenericSchema>(schema: Schema, path: string, body?: unknown) =>
      v.parse(schema, (await call(path, body === undefined ? {} : { body })).body),
  };
};

export type ShopClient = ReturnType<typeof shopClient>;

export const ama = {
  first_name: 'Ama',
  last_name: 'Mensah',
  phone: '0240000000',
  email: 'ama@example.com',
  password: 'correct horse battery',
};

export const kofi = { ...ama, first_name: 'Kofi', email: 'kofi@example.com' };

export const signIn = async (server: Reachable, { email, password }: typeof ama): Promise<ShopClient> => {
  const { body } = await shopClient(server).post('/storefront/customer/access', { email, password });
  return shopClient(server, (body.data as { token: string }).token);
};

export const signUp = async (server: Reachable, customer = ama): Promise<ShopClient> => {
  await shopClient(server).post('/storefront/customer/signup', customer);
  return signIn(server, customer);
};
