import type { Queryable, SqlValue } from './database.ts'

/** A handle for a transaction's work, and the answers to all that it has asked, for who must await every one. */
export function trackQueries(asked: Queryable): {
  readonly tx: Queryable
  readonly answers: readonly Promise<unknown>[]
} {
  const answers: Promise<unknown>[] = []
  return {
    tx: {
      query<Row extends object>(sql: string, params?: readonly SqlValue[]) {
        const answer = asked.query<Row>(sql, params)
        answers.push(answer)
        // Whoever asked hears of a failure, and so does the commit; here it is nobody's yet.
        answer.catch(() => undefined)
        return answer
      },
    },
    answers,
  }
}
