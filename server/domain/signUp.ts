import { randomUUID } from 'node:crypto';
import type { TransactionalDatabase } from '../db/database';
import type { ShopContext } from '../http/context';
import { sendMail } from './mails';
import type { Mail } from './mails';
import { verificationMail } from './verification';

export interface Application {
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
}

const alreadyRegisteredMail = (origin: string, recipient: string): Mail => ({
  kind: 'already-registered',
  recipient,
  subject: 'You already have an account',
  body: 'Someone, probably you, tried to sign up with this email. You already have an account: sign in, or choose a new password.',
  link: `${origin}/account/auth`,
});

/**
 * Creates an account, or mails the owner of an existing one. The response and the statements are the same in both
 * cases, so the caller cannot find out which e-mails have accounts.
 */
export const signUp = (
  shop: ShopContext,
  database: TransactionalDatabase,
  origin: string,
  given: Application,
): Promise<void> =>
  database.transaction(async (tx) => {
    const user = { id: randomUUID(), ...given };
    const created = await tx.query(
      `INSERT INTO users (id, email, password_hash, first_name, last_name, phone, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (email) DO NOTHING RETURNING id`,
      [
        user.id,
        user.email,
        user.password_hash,
        user.first_name,
        user.last_name,
        user.phone,
        new Date(shop.now()).toISOString(),
      ],
    );
    if ((await shop.mailRequests.take(tx, user.email)) > 0) return;
    const mail = created.length > 0 ? verificationMail(shop, origin, user) : alreadyRegisteredMail(origin, user.email);
    await sendMail(tx, shop.now(), mail);
  });
