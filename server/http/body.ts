import * as v from 'valibot';
import type { Call } from './context';
import { Refusal } from './refusal';

export const readBody = async <Schema extends v.GenericSchema>(
  call: Call,
  schema: Schema,
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
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (!result.success) throw new Refusal(result.issues[0].message, 400);
  return result.output;
};
