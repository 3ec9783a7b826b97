import type { PGlite, messages } from '@electric-sql/pglite';
import { columnReaders } from './columnTypes';
import { statementName } from './statementName';
import { executeMessages, prepareMessages } from './wireMessages';

export type PgliteSession = Pick<PGlite, 'execProtocolStream' | 'serializers' | 'parsers'>;

interface Statement {
  name: string;
  parameterTypes: readonly number[];
  fields: readonly { name: string; read: (text: string) => unknown }[];
}

const asItIs = (text: string): unknown => text;

/**
 * PGlite parses, plans and describes a statement anew at each query, which costs ten times what running it does.
 * Here each is prepared once a session; afterwards only its parameters travel.
 */
export const pgliteStatements = (session: PgliteSession) => {
  const prepared = new Map<string, Statement>();

  const prepare = async (sql: string): Promise<Statement> => {
    const name = statementName(sql);
    const replies = await session.execProtocolStream(prepareMessages(name, sql), { syncToFs: false });
    const statement: Statement = { name, parameterTypes: [], fields: [] };
    for (const reply of replies) {
      if (reply.name === 'parameterDescription') {
        statement.parameterTypes = (reply as messages.ParameterDescriptionMessage).dataTypeIDs;
      }
      if (reply.name === 'rowDescription') {
        statement.fields = (reply as messages.RowDescriptionMessage).fields.map((field) => ({
          name: field.name,
          read: columnReaders[field.dataTypeID] ?? session.parsers[field.dataTypeID] ?? asItIs,
        }));
      }
    }
    prepared.set(sql, statement);
    return statement;
  };

  const written = (given: unknown, type: number | undefined): string | null => {
    if (given === null || given === undefined) return null;
    const write = type === undefined ? undefined : session.serializers[type];
    return write ? write(given) : String(given);
  };

  return async <Row>(sql: string, params: readonly unknown[], saved: boolean): Promise<Row[]> => {
    const { name, parameterTypes, fields } = prepared.get(sql) ?? (await prepare(sql));
    const values = params.map((given, index) => written(given, parameterTypes[index]));
    const replies = await session.execProtocolStream(executeMessages(name, values), { syncToFs: saved });
    const rows: Row[] = [];
    for (const reply of replies) {
      if (reply.name !== 'dataRow') continue;
      const row: Record<string, unknown> = {};
      const cells = (reply as messages.DataRowMessage).fields;
      for (const [index, field] of fields.entries()) {
        const cell = cells[index] ?? null;
        row[field.name] = cell === null ? null : field.read(cell);
      }
      rows.push(row as Row);
    }
    return rows;
  };
};
