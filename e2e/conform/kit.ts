import * as v from 'valibot';
import { WIRE_CALLS, type WireCall } from '../../src/testing/builders/calls';
import { curlOf } from './curl';
import { type Exchange, exchangeWithRetry } from './exchange';
import type { Target } from './target';
import { type Finding, type Row, worstVerdict } from './verdict';

/** The parameters of an address; as pairs when one is repeated. */
type Query = Record<string, string> | [name: string, value: string][];

interface Ask {
  /** Values for the braces of the call's path. */
  params?: Record<string, string | number>;
  query?: Query;
  body?: unknown;
  /** By default the session's; null for none. */
  token?: string | null;
  press?: string;
  headers?: Record<string, string>;
}

export interface Kit {
  target: Target;
  rows: Row[];
  exchanges: Exchange[];
  /** Changes that could not be restored. */
  left: string[];
  token: string | null;
  /** The optional calls that the back end announces. */
  features: readonly string[];
  ask(call: string, ask?: Ask): Promise<Exchange>;
  /** Records the findings for a rule of a call. */
  say(call: string, rule: string, seen: Exchange, findings: readonly Finding[]): void;
}

/** The rule that applies to every call. */
export const AS_WRITTEN = 'answers as documented';

export const wireCall = (name: string): WireCall => {
  const found = WIRE_CALLS.find(({ call }) => call === name);
  if (!found) throw new Error(`The contract has no call ${name}`);
  return found;
};

/** Parses a reply with the shop's schema; null when it is invalid. */
export const readAs = <T extends v.GenericSchema>(schema: T, { body }: Exchange): v.InferOutput<T> | null => {
  const result = v.safeParse(schema, body);
  return result.success ? result.output : null;
};

const pathOf = (path: string, params: Ask['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? 'x'));

export const openKit = (target: Target): Kit => {
  const kit: Kit = {
    target,
    rows: [],
    exchanges: [],
    left: [],
    token: null,
    features: [],
    ask: async (call, { params, query, body, token = kit.token, press, headers } = {}) => {
      const [method = 'GET', path = ''] = call.split(' ');
      const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
      const seen = await exchangeWithRetry(target, {
        method,
        url: `${target.api}${pathOf(path, params)}${search}`,
        headers: {
          Accept: 'application/json',
          'X-Api-Key': target.key,
          ...(target.origin === undefined ? {} : { Origin: target.origin }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(press === undefined ? {} : { 'Idempotency-Key': press }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      });
      kit.exchanges.push(seen);
      return seen;
    },
    say: (call, rule, { sent }, findings) => {
      const verdict = worstVerdict(findings);
      const curl = verdict === 'broken' ? { curl: curlOf(sent) } : {};
      kit.rows.push({ call, rule, verdict, why: findings.map(({ why }) => why), ...curl });
    },
  };
  return kit;
};
