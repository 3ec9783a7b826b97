import { parseArgs } from 'node:util';
import type { Target } from './target';

export interface Options extends Omit<Target, 'fetch' | 'wait'> {
  files: { json?: string; junit?: string; html?: string };
}

export const USAGE = `conform URL [--key KEY] [--email EMAIL --password PASSWORD] [--write]
            [--origin ORIGIN] [--json FILE] [--junit FILE] [--html FILE]

URL       the back end: its origin, or the base with /api/v1
--key     what the shop sends as X-Api-Key (demo-key)
--email   a customer made for this; the password may stand in CONFORM_PASSWORD instead
--write   also what changes something: a cart, orders, the account; most of it is put back
--origin  where the shop stands, if not on the back end's origin`;

const webAddress = (name: string, text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isWeb) throw new Error(`${name} takes an http(s) address without a user name, not '${text}'`);
  return url;
};

/** A bare origin means the usual base path below it. */
const baseOf = (text: string): string => {
  const { origin, pathname } = webAddress('URL', text);
  return origin + (pathname === '/' ? '/api/v1' : pathname.replace(/\/+$/, ''));
};

const accountOf = (email: string | undefined, password: string | undefined): Pick<Options, 'account'> => {
  if (email === undefined) return {};
  if (!password) throw new Error('--email needs --password, or CONFORM_PASSWORD');
  return { account: { email, password } };
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws an error message for invalid arguments. */
export const readOptions = (args: string[], env: Environment): Options => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      key: { type: 'string', default: 'demo-key' },
      email: { type: 'string' },
      password: { type: 'string' },
      write: { type: 'boolean', default: false },
      origin: { type: 'string' },
      json: { type: 'string' },
      junit: { type: 'string' },
      html: { type: 'string' },
    },
  });
  const { key, email, password, write, origin, ...files } = values;
  const [url, ...others] = positionals;
  if (url === undefined || others.length > 0) throw new Error('One URL is needed');
  if (password !== undefined && email === undefined) throw new Error('--password needs --email');
  if (write && email === undefined) throw new Error('--write needs --email');
  return {
    api: baseOf(url),
    key,
    ...accountOf(email, password ?? env.CONFORM_PASSWORD),
    write,
    ...(origin === undefined ? {} : { origin: webAddress('--origin', origin).origin }),
    files,
  };
};
