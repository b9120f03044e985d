// Makes PostgreSQL's programs ready while whoever owns their folder builds: a server may not be allowed to write there.
import { carriedPostgres } from './carrier.ts'
import { EngineError } from './engine-error.ts'

try {
  await carriedPostgres()
} catch (error) {
  // A machine without one may have a database server; if not, its start says so.
  if (!(error instanceof EngineError)) throw error
}
