import type { ShopContext } from '../http/context';
import { digest, sameText, sign } from '../security/signatures';
import type { Mail } from './mails';

const lifetimeMs = 3 * 24 * 60 * 60 * 1000;

export interface SignedVerification {
  expires: string;
  hash: string;
  id: string;
  signature: string;
}

type Signer = Pick<ShopContext, 'secret' | 'now'>;

const signatureOf = (secret: string, expires: string, hash: string, id: string): string =>
  sign(secret, 'verify-email', expires, hash, id);

export const verificationMail = (
  { secret, now }: Signer,
  origin: string,
  user: { id: string; email: string; first_name: string },
): Mail => {
  const expires = String(Math.floor((now() + lifetimeMs) / 1000));
  const hash = digest(user.email);
  const query = new URLSearchParams({
    expires,
    hash,
    id: user.id,
    signature: signatureOf(secret, expires, hash, user.id),
  });
  return {
    kind: 'verification',
    recipient: user.email,
    subject: 'Verify your email',
    body: `Hello ${user.first_name}, open this link within three days to verify your email.`,
    link: `${origin}/account/auth/verify?${query}`,
  };
};

/** The hash ties a link to the address it was sent to: changing the address invalidates it. */
export const linkIsGenuine = ({ secret, now }: Signer, link: SignedVerification): boolean =>
  sameText(link.signature, signatureOf(secret, link.expires, link.hash, link.id)) &&
  Number(link.expires) * 1000 > now();
