/** A row as the driver gives it; each query names the shape it selects. */
export type Row = Record<string, unknown>;

/** Something that SQL can be sent to: the store itself, or one transaction of it. */
export interface Queryable {
  /**
   * Runs one statement with `$1`-style values. Structured values go in as JSON text with `::jsonb`, moments as ISO
   * text, so that both drivers read them alike.
   */
  query<Shape extends Row>(sql: string, values?: readonly SqlValue[]): Promise<Shape[]>;
}

/** What may be sent as a value of a statement. */
export type SqlValue = string | number | boolean | null;

/** The store: embedded or a PostgreSQL cluster, with the same SQL. */
export interface Database extends Queryable {
  /** Runs the work in one transaction; it is rolled back when the work throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
