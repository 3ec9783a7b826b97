import { accountReply } from '../../../src/contract/account';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import type { Account } from '../target';
import { refuses } from '../refusals';
import { answers } from '../replies';
import { brokenUnless } from '../verdict';
import { newPress } from './purchase';

const READ = 'GET /storefront/me';
const CHANGE = 'POST /storefront/me';
const EXPORT = 'GET /storefront/me/export';
export const OWN = 'returns the customer who has signed in';
const CLOSE = 'POST /storefront/me/delete';

const read = async (kit: Kit) => readAs(accountReply, await kit.ask(READ))?.data?.user;

const readChecks = async (kit: Kit, { email }: Account) => {
  const seen = await kit.ask(READ);
  const user = readAs(accountReply, seen)?.data?.user;
  kit.say(READ, OWN, seen, [
    ...brokenUnless(user?.email.toLowerCase() === email.toLowerCase(), 'the account is another customer’s'),
    ...brokenUnless(Boolean(user?.eligible), 'eligible is missing'),
  ]);
  return user;
};

/** Changes the name and restores it. */
const changeChecks = async (kit: Kit, before: { first_name: string; last_name: string; phone: string }) => {
  const { first_name, last_name, phone } = before;
  const empty = await kit.ask(CHANGE, { body: { first_name: ' ', last_name, phone } });
  kit.say(CHANGE, 'refuses an empty name', empty, refuses(empty));
  const changed = await kit.ask(CHANGE, { body: { first_name: 'Contract', last_name, phone } });
  const isSaved = (await read(kit))?.first_name === 'Contract';
  kit.say(CHANGE, AS_WRITTEN, changed, [
    ...answers(CHANGE, changed),
    ...brokenUnless(isSaved, `${READ} has the name of before`),
  ]);
  await kit.ask(CHANGE, { body: { first_name, last_name, phone } });
  if ((await read(kit))?.first_name !== first_name) kit.left.push('the customer’s name is not what it was before');
};

const exportChecks = async (kit: Kit, { email, password }: Account) => {
  const seen = await kit.ask(EXPORT);
  const text = seen.text.toLowerCase();
  kit.say(EXPORT, 'contains the customer and no password', seen, [
    ...brokenUnless(text.includes(email.toLowerCase()), 'the email is missing'),
    ...brokenUnless(!/"[^"]*(password|hash)[^"]*":/.test(text) && !seen.text.includes(password), 'it has a password'),
  ]);
};

/** Never closes the account. */
export const ownAccountChecks = async (kit: Kit, account: Account): Promise<void> => {
  if (!kit.features.includes('account')) return;
  const user = await readChecks(kit, account);
  if (user) await changeChecks(kit, user);
  await exportChecks(kit, account);
  const wrong = await kit.ask(CLOSE, { body: { password: `not ${account.password}` }, press: newPress() });
  kit.say(CLOSE, 'refuses a wrong password', wrong, refuses(wrong));
};
