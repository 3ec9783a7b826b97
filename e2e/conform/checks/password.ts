import { loginStatusReply } from '../../../src/contract/customer';
import { changePasswordReply } from '../../../src/contract/logIn';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import type { Account } from '../target';
import { refuses } from '../refusals';
import { answers } from '../replies';
import { brokenUnless, lenient } from '../verdict';
import { tokenFindings } from './logIn';
import { repeatFindings } from './presses';
import { newPress } from './purchase';

const CHANGE = 'POST /admin/change_password';
const STATUS = 'GET /storefront/is_logged_in';

/** Changes the password to the same password, so that nothing needs to be restored. */
export const passwordChecks = async (kit: Kit, account: Account, knowsKeys: boolean): Promise<void> => {
  const to = { new_password: account.password, confirm_password: account.password };
  const wrong = await kit.ask(CHANGE, {
    body: { ...to, current_password: `not ${account.password}` },
    press: newPress(),
  });
  kit.say(CHANGE, 'refuses a wrong password', wrong, refuses(wrong));
  const request = { body: { ...to, current_password: account.password }, press: newPress(), token: kit.token };
  const changed = await kit.ask(CHANGE, request);
  const reply = readAs(changePasswordReply, changed);
  if (reply?.status === 0) {
    kit.say(CHANGE, AS_WRITTEN, changed, [...refuses(changed), ...lenient('an unchanged password is refused')]);
    return;
  }
  const token = reply?.token ?? null;
  kit.say(CHANGE, AS_WRITTEN, changed, [
    ...answers(CHANGE, changed),
    ...(token === null ? lenient('it returns no new token: other sessions stay active') : tokenFindings(token)),
  ]);
  kit.token = token ?? kit.token;
  const status = await kit.ask(STATUS);
  kit.say(CHANGE, 'leaves this session open', status, [
    ...brokenUnless(readAs(loginStatusReply, status)?.active === true, 'the session has ended'),
  ]);
  const again = await kit.ask(CHANGE, request);
  const rule = 'answers a repeated press, with the token of before, with the first reply';
  kit.say(CHANGE, rule, again, repeatFindings(changed, again, knowsKeys));
};
