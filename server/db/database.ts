/** The one door to the database: PGlite and PostgreSQL both stand behind it. Timestamps arrive as ISO text, bigints as numbers. */
export interface Queryable {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** Where work is done: the database itself, or a transaction that the work shares with something else. */
export interface Workplace extends Queryable {
  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result>;
}

export interface Database extends Workplace {
  /** Several statements at once, without parameters: migrations only. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
  /** How often something may have been changed through this door; raised before the change is known to its caller. */
  writes(): number;
}

export const first = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0];
