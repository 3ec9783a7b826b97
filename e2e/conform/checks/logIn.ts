import { jwtDecode } from 'jwt-decode';
import { loginReply, type LoginReply } from '../../../src/contract/logIn';
import { isRecord } from '../../../src/lib/json';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { refuses } from '../refusals';
import { answers } from '../replies';
import { broken, brokenUnless, type Finding, lenientUnless } from '../verdict';

const LOGIN = 'POST /storefront/customer/access';

const expiryOf = (token: string): number | null => {
  try {
    return jwtDecode(token).exp ?? null;
  } catch {
    return null;
  }
};

export const tokenFindings = (token: string | null): Finding[] => {
  if (token === null) return broken('there is no token');
  const expiry = expiryOf(token);
  return brokenUnless(
    expiry !== null && expiry * 1000 > Date.now(),
    'the token is not a JWT with an exp in the future',
  );
};

const placeOfToken = (body: unknown): boolean =>
  isRecord(body) && isRecord(body.data) && typeof body.data.token === 'string';

/** Signs in; null when the sign-in fails. */
export const logIn = async (kit: Kit): Promise<LoginReply | null> => {
  const { account } = kit.target;
  if (!account) return null;
  const wrong = await kit.ask(LOGIN, { token: null, body: { ...account, password: `not ${account.password}` } });
  kit.say(LOGIN, 'refuses a wrong password', wrong, [
    ...refuses(wrong),
    ...brokenUnless(!(readAs(loginReply, wrong)?.token ?? null), 'the refusal contains a token'),
  ]);
  const seen = await kit.ask(LOGIN, { token: null, body: account });
  const login = readAs(loginReply, seen);
  kit.say(LOGIN, AS_WRITTEN, seen, [
    ...answers(LOGIN, seen),
    ...tokenFindings(login?.token ?? null),
    ...lenientUnless(placeOfToken(seen.body), 'the token is not at data.token'),
    ...brokenUnless(Boolean(login?.user), 'user is missing'),
  ]);
  kit.token = login?.token ?? null;
  return login;
};
