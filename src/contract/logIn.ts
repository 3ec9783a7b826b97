import * as v from 'valibot';
import { asRecord, readToken, userSchema } from './customer';
import { envelope } from './envelope';
import { readMessage } from './message';
import { readNumber } from './plainReaders';
import { readWith } from './readers';

const anyReply = v.custom<Record<string, unknown>>((raw) => v.is(envelope, raw), 'Not a reply');

const readSession = (raw: Record<string, unknown>) => {
  const data = asRecord(raw.data);
  return {
    status: readNumber(raw.status),
    message: readMessage(raw.message),
    token: readToken(data.token) ?? readToken(data.access_token) ?? readToken(raw.token),
  };
};

export const loginReply = v.pipe(
  anyReply,
  v.transform((raw) => {
    const data = asRecord(raw.data);
    return {
      ...readSession(raw),
      user: readWith(userSchema)(data.user) ?? readWith(userSchema)(data) ?? readWith(userSchema)(raw.user),
    };
  }),
);
export type LoginReply = v.InferOutput<typeof loginReply>;

/** A back end that ends all other sessions on a password change may return a new token for this one. */
export const changePasswordReply = v.pipe(anyReply, v.transform(readSession));
export type ChangePasswordReply = v.InferOutput<typeof changePasswordReply>;
