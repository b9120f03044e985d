/** Classes of PostgreSQL's errors: connection exception, operator intervention. */
const CLASSES = ['08', '57P']
/** The operating system's codes for a broken connection. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
])
/** The client's messages for a broken connection, which have no code. */
const WORDS =
  /^Connection terminated|^timeout expired|^timeout exceeded|connection error and is not queryable/u

/** Whether an error means that the database cannot be reached now, so that the same request may succeed a moment later. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code !== 'string') return WORDS.test(error.message)
  // The socket does not exist yet: its PostgreSQL is starting.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return SYSTEM_CODES.has(code) || CLASSES.some((one) => code.startsWith(one))
}
