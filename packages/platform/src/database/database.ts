/** A value a statement takes; a list goes to a parameter of the type `text[]`, and the statement makes of it what it needs. */
export type SqlValue = string | number | bigint | boolean | null | Uint8Array | readonly (string | null)[]

/** What a statement can be sent to: the database itself, or one transaction of it. */
export interface Queryable {
  /**
   * Runs one statement and gives its rows. `Row` is what the caller's own statement selects.
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
   * All or nothing. The work must use only the handle it is given, and may run again after a conflict. Of its last
   * statements it need not await the answers: the commit does, and fails when one of them does.
   */
  transact<Answer>(work: (tx: Queryable) => Promise<Answer>): Promise<Answer>
  /**
   * Hears what any process sends to a channel (a plain identifier) with `pg_notify`; the answer stops it. An empty
   * payload also means that some may have been missed.
   */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
  /**
   * An empty database beside this one, which goes when it is closed: one at a time, to try out what must not touch the
   * data, such as a backup. An earlier one that was left behind goes first.
   * @throws Error when the role of `DATABASE_URL` may not make databases
   */
  openScratch(): Promise<Database>
  close(): Promise<void>
}
