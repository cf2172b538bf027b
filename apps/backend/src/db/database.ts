/** A row as the driver returns it; each query names its shape. */
export type Row = Record<string, unknown>;

/** Runs SQL: the database itself or one transaction. */
export interface Queryable {
  /**
   * Runs one statement with `$1`-style values. Structured values are passed as JSON text with `::jsonb`, dates as ISO
   * text, so that both drivers handle them in the same way.
   */
  query<Shape extends Row>(sql: string, values?: readonly SqlValue[]): Promise<Shape[]>;
}

/** A transaction. */
export interface Transaction extends Queryable {
  /** Runs a script of several statements without values, for example a migration. */
  script(sql: string): Promise<void>;
  /** Removes the time limits of this transaction, for imports and migrations. */
  liftTimeLimits(): Promise<void>;
}

/** A value of a statement. */
export type SqlValue = string | number | boolean | null | Uint8Array;

/** The database: embedded or a PostgreSQL server, with the same SQL. */
export interface Database extends Queryable {
  /** Runs the work in one transaction; it is rolled back when the work throws. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
