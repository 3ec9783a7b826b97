/** The one door to the database: PGlite and PostgreSQL both stand behind it. Timestamps arrive as ISO text, bigints as numbers. */
export interface Queryable {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Several statements at once, without parameters: migrations only. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
  /** How often something may have been changed through this door; raised before the change is known to its caller. */
  writes(): number;
}

export const first = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0];
