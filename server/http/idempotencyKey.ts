import { Refusal } from './refusal';

// The IETF draft requires a quoted string; many clients omit the quotation marks.
const form = /^(?:"([\w-]{16,64})"|([\w-]{16,64}))$/;

export const readIdempotencyKey = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const [, quoted, bare] = form.exec(header.trim()) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) {
    throw new Refusal('The Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.', 400);
  }
  return key;
};
