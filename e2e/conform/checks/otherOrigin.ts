import type { Exchange } from '../exchange';
import type { Kit } from '../kit';
import { brokenUnless, type Finding } from '../verdict';

const HEADERS = ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key', 'X-Api-Key'];
const EXPOSED = ['Date', 'Retry-After'];
const METHODS = ['GET', 'POST', 'DELETE'];
/** CORS-safelisted methods, which a browser always allows. */
const SIMPLE = new Set(['GET', 'POST']);

const listed = ({ headers }: Exchange, name: string): Set<string> =>
  new Set((headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase()));

/** In CORS headers `*` covers every header except Authorization. */
const lacking = (list: Set<string>, names: readonly string[]): string[] =>
  names.filter((name) => !list.has(name.toLowerCase()) && !(list.has('*') && name !== 'Authorization'));

const admits = (seen: Exchange, origin: string): Finding[] => {
  const allowed = seen.headers.get('Access-Control-Allow-Origin');
  return brokenUnless(allowed === '*' || allowed === origin, `Access-Control-Allow-Origin is ${allowed ?? 'missing'}`);
};

const preflight = async (kit: Kit, origin: string, method: string): Promise<void> => {
  const path = method === 'DELETE' ? '/storefront/my-cart/{id}' : '/storefront/my-cart';
  const headers = {
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': HEADERS.join(',').toLowerCase(),
  };
  const seen = await kit.ask(`OPTIONS ${path}`, { token: null, headers });
  const names = lacking(listed(seen, 'Access-Control-Allow-Headers'), HEADERS);
  const methods = lacking(listed(seen, 'Access-Control-Allow-Methods'), SIMPLE.has(method) ? [] : [method]);
  kit.say('every call', `lets ${method} of the shop's origin through`, seen, [
    ...brokenUnless(seen.http >= 200 && seen.http < 300, `HTTP ${seen.http} to a preflight`),
    ...admits(seen, origin),
    ...brokenUnless(names.length === 0, `Access-Control-Allow-Headers lacks ${names.join(', ')}`),
    ...brokenUnless(methods.length === 0, `Access-Control-Allow-Methods lacks ${methods.join(', ')}`),
  ]);
};

/** For a shop on a different origin from its back end. */
export const otherOriginChecks = async (kit: Kit): Promise<void> => {
  const { origin } = kit.target;
  if (origin === undefined) return;
  for (const method of METHODS) await preflight(kit, origin, method);
  const reply = await kit.ask('GET /business/get_details');
  const hidden = lacking(listed(reply, 'Access-Control-Expose-Headers'), EXPOSED);
  kit.say('every call', "can be read by pages of the shop's origin", reply, [
    ...admits(reply, origin),
    ...brokenUnless(hidden.length === 0, `Access-Control-Expose-Headers lacks ${hidden.join(', ')}`),
  ]);
  const refusal = await kit.ask('GET /storefront/my-cart', { token: null });
  kit.say('every call', "can be read by pages of the shop's origin where it says no", refusal, admits(refusal, origin));
};
