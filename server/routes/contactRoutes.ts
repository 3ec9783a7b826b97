import { Hono } from 'hono';
import * as v from 'valibot';
import { keepMessage } from '../domain/contactMessages';
import { parseBody } from '../http/body';
import { limitedAddress } from '../http/client';
import type { ShopCall, ShopEnv } from '../http/context';
import { done, ok } from '../http/envelope';
import { email, manyLines, nonEmptyText, oneLine, optionalText } from '../http/fields';
import { byEmail, idempotent } from '../http/idempotent';
import type { IdempotentWork } from '../http/idempotent';
import { countIn } from '../security/sharedLimit';

const MOST = 4000;
/** The storefront shortens its reports to 64,000 bytes. */
const LARGEST_REPORT = 64_000;

const provideName = 'Provide your name';
const writeMessage = 'Write a message';
const Body = v.object({
  name: v.pipe(nonEmptyText(provideName), v.transform(oneLine), v.minLength(1, provideName)),
  email: email('Provide your email'),
  message: v.pipe(
    v.string(writeMessage),
    v.transform(manyLines),
    v.trim(),
    v.minLength(1, writeMessage),
    v.maxLength(MOST, `Your message is too long. Use at most ${MOST.toLocaleString('en')} characters.`),
  ),
  order_code: v.pipe(optionalText(100), v.transform(oneLine)),
  report: v.nullish(
    v.pipe(
      v.record(v.string(), v.unknown(), 'A problem report must be an object'),
      v.transform((report) => manyLines(JSON.stringify(report))),
      v.maxBytes(LARGEST_REPORT, 'Your problem report is too large.'),
    ),
    null,
  ),
});

const send = async (call: ShopCall): Promise<IdempotentWork> => {
  const { database: whole, messages, now } = call.get('shop');
  const given = await parseBody(call, Body, true);
  const caller = limitedAddress(call);
  await countIn(whole, [messages, given.email], ...(caller === undefined ? [] : [[messages, caller] as const]));
  return async (database) => {
    await database.transaction((tx) => keepMessage(tx, given, now()));
    const thanks = 'Thank you. We have received your message and will answer it by email.';
    return given.report === null ? done(call, thanks) : ok(call, { report: 1 }, thanks);
  };
};

export const contactRoutes = new Hono<ShopEnv>().post('/storefront/contact', idempotent(byEmail, send));
