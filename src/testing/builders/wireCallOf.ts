import { callPattern } from './callPattern';
import { WIRE_CALLS, type WireCall } from './calls';

const BASE = '/api/v1';

/** The shop's call that a request belongs to. */
export const wireCallOf = ({ method, url }: { method: string; url: string }): WireCall | undefined => {
  const path = new URL(url, 'http://localhost').pathname.replace(BASE, '');
  return WIRE_CALLS.find(({ call }) => callPattern(call)(method, path));
};
