/**
 * The only interface to the database, implemented by PGlite and PostgreSQL. Timestamps arrive as ISO text, bigints as
 * numbers.
 */
export interface Queryable {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** Runs queries: the database itself, or a transaction shared with other work. */
export interface TransactionalDatabase extends Queryable {
  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result>;
}

export interface Database extends TransactionalDatabase {
  /** Several statements at once, without parameters: migrations only. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
  /** Counts possible writes through this interface. It is raised before the caller learns of the change. */
  writes(): number;
}

export const first = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0];
