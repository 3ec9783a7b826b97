import { randomUUID } from 'node:crypto';
import { plainReply } from '../../../src/contract/envelope';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import type { Account } from '../target';
import { refuses } from '../refusals';
import { answers } from '../replies';
import { lenient, lenientUnless } from '../verdict';
import { passwordChecks } from './password';
import { repeatFindings } from './presses';
import { newPress } from './purchase';

const SIGN_UP = 'POST /storefront/customer/signup';
const FORGOTTEN = 'POST /storefront/customer/reset-password';
const RESET = 'POST /storefront/customer/confirm-reset-password';
const REVIEW = 'POST /storefront/request_client_review';

/** Signs up with an address that is already taken, because a new account could not be removed. */
const signUp = async (kit: Kit, { email }: Account): Promise<void> => {
  const names = { first_name: 'Contract', last_name: 'Test', phone: '0240000000' };
  const body = { ...names, email, password: randomUUID() };
  const known = await kit.ask(SIGN_UP, { token: null, body, press: newPress() });
  const isRefused = refuses(known).every(({ verdict }) => verdict !== 'broken');
  const telling = lenient('the refusal reveals that the e-mail is registered');
  kit.say(SIGN_UP, 'answers for an e-mail that has an account as for any other', known, [
    ...(isRefused ? telling : answers(SIGN_UP, known)),
  ]);
  const empty = await kit.ask(SIGN_UP, { token: null, body: { ...body, email: '' }, press: newPress() });
  kit.say(SIGN_UP, 'refuses a sign-up without an e-mail', empty, refuses(empty));
};

const reset = async (kit: Kit, { email }: Account): Promise<void> => {
  const unknownEmail = `nobody.${randomUUID()}@example.com`;
  const unknown = await kit.ask(FORGOTTEN, { token: null, body: { email: unknownEmail } });
  kit.say(FORGOTTEN, AS_WRITTEN, unknown, answers(FORGOTTEN, unknown));
  const known = await kit.ask(FORGOTTEN, { token: null, body: { email } });
  kit.left.push('a mail about a forgotten password may be on its way to the account');
  kit.say(FORGOTTEN, 'answers the same whether or not the address is known', known, [
    ...answers(FORGOTTEN, known),
    ...lenientUnless(known.text === unknown.text, 'the replies differ, and reveal whether the e-mail is registered'),
  ]);
  const password = randomUUID();
  const body = { email, code: 'no-such-code', new_password: password, new_password_confirmation: password };
  const wrong = await kit.ask(RESET, { token: null, body, press: newPress() });
  kit.say(RESET, 'refuses a code that it has not sent', wrong, refuses(wrong));
};

/** Requests the client review, which an account can do only once. */
export const reviewCheck = async (kit: Kit, eligible: string): Promise<void> => {
  const press = newPress();
  const first = await kit.ask(REVIEW, { body: {}, press });
  const isNew = eligible === 'Created';
  const isDone = readAs(plainReply, first)?.status === 1;
  if (isDone) kit.left.push('the customer has asked to be admitted to instalments');
  const rule = isNew ? AS_WRITTEN : 'answers a customer who has already requested a review';
  kit.say(REVIEW, rule, first, isNew || isDone ? answers(REVIEW, first) : refuses(first));
  const again = await kit.ask(REVIEW, { body: {}, press });
  kit.say(REVIEW, 'answers a repeated press with the first reply', again, repeatFindings(first, again, false));
};

/** Calls that change the account. */
export const accountChecks = async (kit: Kit, account: Account, knowsKeys: boolean): Promise<void> => {
  await signUp(kit, account);
  await reset(kit, account);
  await passwordChecks(kit, account, knowsKeys);
};
