import { isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { ShopCall } from './context';
import { isLoopback } from './origin';

const isLoopbackAddress = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** An IPv4 address, or the /64 network of an IPv6 address, which is usually one household. */
const place = (address: string): string => {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(mapped) !== 6 || mapped === '::1') return mapped;
  return expandIPv6(mapped.replace(/%.*$/, '').toLowerCase()).split(':').slice(0, 4).join(':');
};

/** The entry written by the outermost trusted proxy; the caller can forge every entry before it. */
const forwardedFor = (call: ShopCall, trustedProxies: number): string | undefined => {
  if (trustedProxies === 0) return undefined;
  const address = call.req.header('x-forwarded-for')?.split(',').at(-trustedProxies)?.trim() ?? '';
  return isIP(address) === 0 ? undefined : address;
};

const proxyHeader = /^(forwarded|via|x-forwarded|x-forwarded-.+|x-real-ip|.+-connecting-ip|true-client-ip)$/;

const cameByProxy = (call: ShopCall): boolean =>
  call.env.relayed === true || [...call.req.raw.headers.keys()].some((name) => proxyHeader.test(name));

/** Whether the call came directly from this machine. A call inside the process has no address. */
export const isLocal = (call: ShopCall): boolean => {
  const { address } = call.env;
  if (address !== undefined && !isLoopbackAddress(place(address))) return false;
  return !cameByProxy(call) && isLoopback(call.req.url);
};

/** The key for limits per address; undefined for callers on the shop's own machine. */
export const limitedAddress = (call: ShopCall): string | undefined => {
  const { trustedProxies } = call.get('shop');
  const address = forwardedFor(call, trustedProxies) ?? call.env.address;
  return address === undefined || isLocal(call) ? undefined : place(address);
};
