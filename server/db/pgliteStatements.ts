import type { PGlite } from '@electric-sql/pglite';
import { serialize } from 'pg-protocol';
import { columnReaders, statementName } from './bothDrivers';

export type PgliteSession = Pick<PGlite, 'execProtocolStream' | 'serializers' | 'parsers'>;

/** The fields read from the server's messages. Each kind of message has some of them. */
interface Reply {
  name: string;
  dataTypeIDs: readonly number[];
  fields: readonly unknown[];
}

interface Statement {
  name: string;
  parameterTypes: readonly number[];
  fields: readonly { name: string; read: (text: string) => unknown }[];
}

const asItIs = (text: string): unknown => text;

/** Closes a statement of that name first: the session may still have an earlier one. */
const prepareMessages = (name: string, text: string): Buffer => {
  const statement = { type: 'S', name } as const;
  const messages = [serialize.close(statement), serialize.parse({ name, text }), serialize.describe(statement)];
  return Buffer.concat([...messages, serialize.sync()]);
};

/** Parameters and rows are sent as text, without a row limit. */
const executeMessages = (statement: string, values: (string | null)[]): Buffer =>
  Buffer.concat([serialize.bind({ statement, values }), serialize.execute(), serialize.sync()]);

/**
 * PGlite parses, plans and describes a statement at each query, which costs ten times as much as running it. Here each
 * statement is prepared once per session; afterwards only its parameters are sent.
 */
export const pgliteStatements = (session: PgliteSession) => {
  const prepared = new Map<string, Statement>();

  const send = async (message: Uint8Array, saved: boolean): Promise<readonly Reply[]> =>
    (await session.execProtocolStream(message, { syncToFs: saved })) as readonly object[] as readonly Reply[];

  const prepare = async (sql: string): Promise<Statement> => {
    const name = statementName(sql);
    const replies = await send(prepareMessages(name, sql), false);
    const statement: Statement = { name, parameterTypes: [], fields: [] };
    for (const reply of replies) {
      if (reply.name === 'parameterDescription') statement.parameterTypes = reply.dataTypeIDs;
      if (reply.name !== 'rowDescription') continue;
      statement.fields = (reply.fields as { name: string; dataTypeID: number }[]).map((field) => ({
        name: field.name,
        read: columnReaders[field.dataTypeID] ?? session.parsers[field.dataTypeID] ?? asItIs,
      }));
    }
    prepared.set(sql, statement);
    return statement;
  };

  const written = (given: unknown, type: number | undefined): string | null => {
    if (given === null || given === undefined) return null;
    const write = type === undefined ? undefined : session.serializers[type];
    return write ? write(given) : typeof given === 'string' ? given : JSON.stringify(given);
  };

  const run = async <Row>(sql: string, params: readonly unknown[], saved: boolean): Promise<Row[]> => {
    const { name, parameterTypes, fields } = prepared.get(sql) ?? (await prepare(sql));
    const values = params.map((given, index) => written(given, parameterTypes[index]));
    const replies = await send(executeMessages(name, values), saved);
    const rows: Row[] = [];
    for (const reply of replies) {
      if (reply.name !== 'dataRow') continue;
      const row: Record<string, unknown> = {};
      const cells = reply.fields as (string | null)[];
      for (const [index, field] of fields.entries()) {
        const cell = cells[index] ?? null;
        row[field.name] = cell === null ? null : field.read(cell);
      }
      rows.push(row as Row);
    }
    return rows;
  };

  return {
    run,
    /** Call after a change of the tables: a prepared statement keeps the columns from when it was prepared. */
    forget: (): void => prepared.clear(),
  };
};
