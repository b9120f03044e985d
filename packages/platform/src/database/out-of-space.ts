/** Nothing more can be stored now; what is stored can be read, and storing works again once there is room. */
class OutOfSpace extends Error {
  override readonly name = 'OutOfSpace'
  readonly code = 'ENOSPC'
}

/** `disk_full` of PostgreSQL, and what the operating system calls it. */
const CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether an error, of whatever engine, says that the disk is full. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(error.code)
}

/** @throws OutOfSpace when the reserve is all that is left */
export function checkRoom(freeBytes: number, reserveBytes: number): void {
  if (freeBytes < reserveBytes)
    throw new OutOfSpace(`${freeBytes} bytes are free; ${reserveBytes} are kept for what must not fail`)
}
