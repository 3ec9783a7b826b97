import type { Queryable } from '../db/database';
import type { OrderMailKind } from './orderMailTexts';

export interface Mail {
  kind:
    | 'verification'
    | 'already-registered'
    | 'password-reset'
    | 'back-in-stock'
    | 'message-received'
    | 'message-answered'
    | OrderMailKind;
  recipient: string;
  subject: string;
  body: string;
  link: string | null;
}

export interface StoredMail extends Mail {
  id: number;
  created_at: string;
}

/** The reference API has no mail server: unsent mails are readable at /outbox. */
export const sendMail = async (database: Queryable, at: number, mail: Mail): Promise<void> => {
  await database.query(
    'INSERT INTO mails (kind, recipient, subject, body, link, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [mail.kind, mail.recipient, mail.subject, mail.body, mail.link, new Date(at).toISOString()],
  );
};

export const listMails = (database: Queryable): Promise<StoredMail[]> =>
  database.query<StoredMail>(
    'SELECT id, kind, recipient, subject, body, link, created_at FROM mails ORDER BY id DESC LIMIT 200',
  );
