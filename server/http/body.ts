import * as v from 'valibot';
import type { ShopCall } from './context';
import { Refusal } from './envelope';

/** One sentence for each field that is wrong; a single message stays as it is. */
const messageOf = (issues: readonly { message: string }[]): string => {
  const messages = [...new Set(issues.map(({ message }) => message))];
  return messages.length > 1 ? messages.map((text) => text.replace(/\.?$/, '.')).join(' ') : messages.join();
};

/** Reads the body; the refusal names the first thing that is wrong, with `every` all of them. */
export const parseBody = async <Schema extends v.GenericSchema>(
  call: ShopCall,
  schema: Schema,
  every = false,
): Promise<v.InferOutput<Schema>> => {
  const text = await call.req.text();
  let body: unknown;
  try {
    // PostgreSQL's text accepts every character but this one.
    if (/\0|\\u0000/.test(text)) throw new SyntaxError('NUL');
    body = JSON.parse(text);
  } catch {
    throw new Refusal('The request could not be read.', 400);
  }
  const result = v.safeParse(schema, body, { abortEarly: !every, abortPipeEarly: true });
  if (!result.success) throw new Refusal(messageOf(result.issues), 400);
  return result.output;
};
