import { isRecord } from '../../src/lib/json';
import type { Sent } from './exchange';

/** Placeholders for redacted values; a shell fills them in. */
const HIDDEN: Readonly<Record<string, string>> = {
  authorization: 'Bearer $TOKEN',
  'x-api-key': '$API_KEY',
  email: '$EMAIL',
  ship_email: '$EMAIL',
  password: '$PASSWORD',
  current_password: '$PASSWORD',
  new_password: '$PASSWORD',
  new_password_confirmation: '$PASSWORD',
  confirm_password: '$PASSWORD',
};

const hide = (name: string, value: unknown): unknown => (value === '' ? '' : (HIDDEN[name.toLowerCase()] ?? value));

/** Double quotes, in which the shell expands the placeholders; all other special characters are escaped. */
const quoted = (text: string): string => {
  const parts = text.split(/(\$(?:TOKEN|API_KEY|EMAIL|PASSWORD)\b)/);
  return `"${parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\"$`]/g, '\\$&'))).join('')}"`;
};

/** The request as a command, without token, key, address or password. */
export const curlOf = ({ method, url, headers, body }: Sent): string => {
  const heads = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${String(hide(name, value))}`)}`);
  const hidden = isRecord(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, hide(name, value)]))
    : body;
  const data = body === undefined ? [] : [`--data ${quoted(JSON.stringify(hidden))}`];
  return ['curl -i', ...(method === 'GET' ? [] : [`-X ${method}`]), quoted(url), ...heads, ...data].join(' ');
};
