import type { Queryable } from '../db/database';
import type { MailContext } from './orderMail';

/** A command's time, the shop's address, and the channel: the running shop, or the database directly. */
export interface CommandSource extends MailContext {
  how: 'running shop' | 'database';
  /** The folder of the operator's own pictures; none for the running shop. */
  mediaDir?: string | undefined;
}

export const logCommand = async (
  database: Queryable,
  command: string,
  given: string,
  { at, how }: CommandSource,
): Promise<void> => {
  await database.query('INSERT INTO operator_commands (at, command, arguments, how) VALUES ($1, $2, $3, $4)', [
    new Date(at).toISOString(),
    command,
    given.slice(0, 200),
    how,
  ]);
};

interface NotedCommand {
  at: string;
  command: string;
  arguments: string;
  how: string;
}

/** The logged commands, the latest first, including the one that reads this list. */
export const listCommands = async (database: Queryable): Promise<string[]> => {
  const rows = await database.query<NotedCommand>(
    'SELECT at, command, arguments, how FROM operator_commands ORDER BY id DESC LIMIT 500',
  );
  return rows.map((row) => [row.at, row.command, row.arguments, row.how].filter((part) => part !== '').join('  '));
};
