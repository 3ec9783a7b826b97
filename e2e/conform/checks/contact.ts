import { AS_WRITTEN, type Kit } from '../kit';
import { refuses } from '../refusals';
import { answers } from '../replies';
import { repeatFindings } from './presses';
import { newPress } from './purchase';

const CALL = 'POST /storefront/contact';

/** Sends one message, which stays at the shop. */
export const contactChecks = async (kit: Kit, email: string, knowsKeys: boolean): Promise<void> => {
  if (!kit.features.includes('contact')) return;
  const send = (body: object, press = newPress()) =>
    kit.ask(CALL, {
      body: { name: 'A test of the contract', email, message: 'Please ignore this message.', ...body },
      press,
      token: null,
    });
  for (const [rule, wrong] of [
    ['refuses an invalid email', { email: 'no address' }],
    ['refuses an empty message', { message: ' ' }],
    ['refuses a message of more than 4,000 characters', { message: 'a'.repeat(4001) }],
  ] as const) {
    const seen = await send(wrong);
    kit.say(CALL, rule, seen, refuses(seen));
  }
  const press = newPress();
  const first = await send({}, press);
  kit.say(CALL, AS_WRITTEN, first, answers(CALL, first));
  kit.left.push('a message of this test is at the shop, and a copy of it on its way to the account');
  const again = await send({}, press);
  kit.say(CALL, 'answers a repeated press with the first reply', again, repeatFindings(first, again, knowsKeys));
  const longest = await send({ message: `${'a'.repeat(3998)}👍`, order_code: 'NO-SUCH-ORDER' });
  kit.say(CALL, 'takes 4,000 characters, and an order that it does not look up', longest, answers(CALL, longest));
  const reported = await send({ message: 'A problem report of a test.', report: { code: 'K7M2Q' } });
  kit.say(CALL, 'takes a message with a problem report, or ignores the report', reported, answers(CALL, reported));
};
