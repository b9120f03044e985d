import type { FastifyBaseLogger } from 'fastify'

/** Refusals that may be an attack: wrong identity, no permission, too much, malformed. Files use HTTP's numbers. */
const SUSPICIOUS: ReadonlySet<unknown> = new Set([
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
  'INVALID_ARGUMENT',
  400,
  401,
  402,
  403,
  413,
  429,
])

/** Logs a refusal for the operator, by its status only: its message may name private data. */
export function logRefusal(log: FastifyBaseLogger, refusal: unknown): void {
  const status = typeof refusal === 'object' && refusal !== null && 'status' in refusal && refusal.status
  if (SUSPICIOUS.has(status)) log.info({ refusal: status }, 'A request was refused')
}
