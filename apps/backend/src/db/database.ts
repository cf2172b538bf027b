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

/** Runs SQL and loads many rows. */
export interface BulkStore extends Queryable {
  /**
   * Adds rows to a table by COPY.
   *
   * @param target the table and its columns, such as `t (a, b)`
   * @param lines the rows in the text format of COPY
   */
  copy(target: string, lines: string): Promise<void>;
  /** How to load many rows. */
  readonly loading: {
    /** Rows per COPY, so that no request waits long: in the embedded database, or while they are converted. */
    readonly batch: number;
    /** Whether to create indexes after the rows: faster, but one long statement. */
    readonly indexesLast: boolean;
  };
}

/** A transaction. */
export interface Transaction extends BulkStore {
  /** Runs a script of several statements without values, for example a migration. */
  script(sql: string): Promise<void>;
  /** Removes the time limits of this transaction, for imports and migrations. */
  liftTimeLimits(): Promise<void>;
}

/** A value of a statement. */
export type SqlValue = string | number | boolean | null | Uint8Array;

/** The connections of a pool. */
export interface Connections {
  readonly total: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
  readonly max: number;
}

/** The database: embedded or a PostgreSQL server, with the same SQL. */
export interface Database extends BulkStore {
  /** Runs the work in one transaction; it is rolled back when the work throws. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Runs the work on a connection of its own, without a transaction and without time limits: for building indexes. */
  session<Result>(work: (session: Queryable) => Promise<Result>): Promise<Result>;
  /** Whether the database answers; independent of the queries of requests and jobs. */
  probe(): Promise<void>;
  /**
   * Whether the database accepts changes. It may wait as long as a commit does; the caller limits the time.
   *
   * @throws when the database does not answer or refuses to write
   */
  probeWrite(): Promise<void>;
  /** The connections now; the embedded database has none. */
  connections?(): Connections;
  /**
   * Calls the function for each NOTIFY on the channel, from any process, and after a lost connection. Notifications may be
   * lost, so that callers also look by themselves from time to time.
   *
   * @returns a function that stops listening
   */
  listen(channel: string, onNotification: () => void): () => Promise<void>;
  close(): Promise<void>;
}
