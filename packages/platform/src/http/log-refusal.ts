import type { FastifyBaseLogger } from 'fastify'

/** What may be somebody trying something: as who, what, how much, or what makes no sense. Files have HTTP's numbers. */
const TELLING: ReadonlySet<unknown> = new Set([
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

/** Notes a refusal for the operator, by its status alone: the words of refusals name what people keep. */
export function logRefusal(log: FastifyBaseLogger, refusal: unknown): void {
  const status = typeof refusal === 'object' && refusal !== null && 'status' in refusal && refusal.status
  if (TELLING.has(status)) log.info({ refusal: status }, 'A request was refused')
}
