/** `program_limit_exceeded` of PostgreSQL: an index holds about 2,700 bytes per row, after compression. */
const CODE = '54000'

/** Whether an error means that a row is too long for an index. */
export function isTooLongForIndex(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CODE
}
