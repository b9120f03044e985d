import type { Queryable, SqlValue } from './database.ts'

/** Wraps a handle and collects the answers to all its statements, so that the commit can await them. */
export function trackQueries(target: Queryable): {
  readonly tx: Queryable
  readonly answers: readonly Promise<unknown>[]
} {
  const answers: Promise<unknown>[] = []
  return {
    tx: {
      query<Row extends object>(sql: string, params?: readonly SqlValue[]) {
        const answer = target.query<Row>(sql, params)
        answers.push(answer)
        // The caller and the commit both handle a failure; this stops Node from reporting it as unhandled before they do.
        answer.catch(() => undefined)
        return answer
      },
    },
    answers,
  }
}
