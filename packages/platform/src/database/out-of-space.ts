/** The disk is full. Reading still works, and writing works again when there is space. */
class OutOfSpace extends Error {
  override readonly name = 'OutOfSpace'
  readonly code = 'ENOSPC'
}

/** `disk_full` of PostgreSQL, and the operating system's codes for the same. */
const CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether an error means that the disk is full. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(error.code)
}

/** @throws OutOfSpace when no more than the reserve is left */
export function checkRoom(freeBytes: number, reserveBytes: number): void {
  if (freeBytes < reserveBytes)
    throw new OutOfSpace(`${freeBytes} bytes are free; ${reserveBytes} are kept for what must not fail`)
}
