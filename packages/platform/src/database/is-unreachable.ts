/** Classes of PostgreSQL's errors: connection exceptions, and an operator who intervenes. */
const CLASSES = ['08', '57P']
/** What the operating system says of a connection. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
])
/** What the client says of one, without a code. */
const WORDS =
  /^Connection terminated|^timeout expired|^timeout exceeded|connection error and is not queryable/u

/** Whether an error says that the database cannot be reached now: the same request may well succeed a moment later. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code !== 'string') return WORDS.test(error.message)
  // A socket that is not there: its PostgreSQL is just being started.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return SYSTEM_CODES.has(code) || CLASSES.some((one) => code.startsWith(one))
}
