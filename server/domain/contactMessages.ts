import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { sendMail } from './mails';

interface NewMessage {
  name: string;
  email: string;
  message: string;
  order_code: string;
  /** The JSON of a problem report. */
  report: string | null;
}

const iso = (at: number): string => new Date(at).toISOString();
const hour = 60 * 60 * 1000;

/**
 * Keeps a message and mails its sender a copy. The same message again within an hour is a repetition without its key,
 * for example after a reload.
 */
export const keepMessage = async (tx: Queryable, given: NewMessage, at: number): Promise<void> => {
  const { name, email, message, order_code, report } = given;
  const kept = await tx.query(
    `INSERT INTO contact_messages (name, email, message, order_code, created_at, report)
     SELECT $1, $2, $3, $4, $5, $7 WHERE NOT EXISTS (
       SELECT 1 FROM contact_messages WHERE email = $2 AND message = $3 AND order_code = $4 AND created_at > $6)
     RETURNING 1`,
    [name, email, message, order_code, iso(at), iso(at - hour), report],
  );
  if (kept.length === 0) return;
  // The address may be a stranger's, so the mail begins with the shop's own words.
  await sendMail(tx, at, {
    kind: 'message-received',
    recipient: email,
    subject: 'We have received your message',
    body: `Thank you for your message. We will answer it by email. You wrote:\n\n${message}`,
    link: null,
  });
};

interface StoredMessage extends Omit<NewMessage, 'report'> {
  id: number;
  created_at: string;
  answered_at: string | null;
  has_report: boolean;
}

/** The latest messages, each with its text indented below its sender. */
export const listMessages = async (database: Queryable): Promise<string[]> => {
  const rows = await database.query<StoredMessage>(
    `SELECT id, name, email, message, order_code, created_at, answered_at, report IS NOT NULL AS has_report
     FROM contact_messages ORDER BY id DESC LIMIT 200`,
  );
  return rows.flatMap(({ id, name, email, message, order_code, created_at, answered_at, has_report }) => [
    [
      id,
      created_at,
      answered_at === null ? 'not answered' : `answered ${answered_at}`,
      `${name} <${email}>`,
      ...(order_code === '' ? [] : [order_code]),
      ...(has_report ? ['with a problem report'] : []),
    ].join('  '),
    ...message.split('\n').map((line) => `    ${line}`),
  ]);
};

/** The problem report that came with a message, as the file that `/support` opens. */
export const readReport = async (database: Queryable, id: number): Promise<string | null> => {
  const row = await first(
    database.query<{ report: string | null }>('SELECT report FROM contact_messages WHERE id = $1', [id]),
  );
  return row?.report ?? null;
};

/** Mails the answer to the sender. Undefined for an unknown message, or one that has this answer already. */
export const answerMessage = async (tx: Queryable, id: number, answer: string, at: number) => {
  const answered = await first(
    tx.query<{ email: string; message: string }>(
      `UPDATE contact_messages SET answer = $2, answered_at = $3
       WHERE id = $1 AND answer IS DISTINCT FROM $2 RETURNING email, message`,
      [id, answer, iso(at)],
    ),
  );
  if (!answered) return undefined;
  const { email, message } = answered;
  await sendMail(tx, at, {
    kind: 'message-answered',
    recipient: email,
    subject: 'Our answer to your message',
    body: `${answer}\n\nYou wrote:\n\n${message}`,
    link: null,
  });
  return email;
};
