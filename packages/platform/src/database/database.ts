/** A parameter of a statement. A list is sent as `text[]`; the statement casts it to what it needs. */
export type SqlValue = string | number | bigint | boolean | null | Uint8Array | readonly (string | null)[]

/** Something that runs statements: the database itself, or one of its transactions. */
export interface Queryable {
  /**
   * Runs one statement and returns its rows. `Row` is the type that the caller's statement selects.
   * 64-bit integers may arrive as text, number or bigint: convert them.
   */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly SqlValue[],
  ): Promise<readonly Row[]>
}

/** One PostgreSQL, embedded or remote. */
export interface Database extends Queryable {
  /** Whether other processes may use the same data at the same time. */
  readonly isShared: boolean
  /**
   * Runs work in a transaction, all or nothing. The work must use only the handle it gets, and may run again after a
   * conflict. It need not await its last statements: the commit does, and fails when one of them does.
   */
  transact<Answer>(work: (tx: Queryable) => Promise<Answer>): Promise<Answer>
  /**
   * Receives what any process sends to a channel (a plain identifier) with `pg_notify`, until the returned function is
   * called. An empty payload may also mean that messages were missed.
   */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
  /**
   * Creates an empty database beside this one and drops it on close. There is one at a time, for work that must not touch
   * the data, such as proving a backup. One that was left behind is dropped first.
   * @throws Error when the role of `DATABASE_URL` may not create databases
   */
  openScratch(): Promise<Database>
  close(): Promise<void>
}
