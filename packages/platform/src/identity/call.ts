import * as z from 'zod'
import type { ZodType } from 'zod'
import type { IdentityContext, Origin } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'

/** One call of the protocol: reads its body, does its work, answers with an object. */
export type Call = (context: IdentityContext, body: unknown, origin: Origin) => Promise<object>

/**
 * Declares a call. A body that breaks the schema is refused with the code that the schema names as its message.
 * @param schema - shape of the body; every field's message is a protocol code
 * @param handle - the work, with a body that has that shape
 */
export function call<Body>(
  schema: ZodType<Body>,
  handle: (context: IdentityContext, body: Body, origin: Origin) => Promise<object>,
): Call {
  return async (context, body, origin) => {
    if (namesTenant(body)) throw new IdentityError('UNSUPPORTED_TENANT_OPERATION')
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw new IdentityError(parsed.error.issues[0]?.message ?? 'INVALID_REQUEST')
    return handle(context, parsed.data, origin)
  }
}

/** There is one tenant: a request for another must not be answered with this one. */
function namesTenant(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'tenantId' in body && Boolean(body.tenantId)
}

/** Every body is an object. */
export function callBody<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.object(shape, { error: 'INVALID_REQUEST' })
}

/**
 * A text that the database can hold.
 * @param name - the field as the codes name it, such as `ID_TOKEN`
 * @param maximum - longest, in UTF-16 units
 */
export function text(name: string, maximum: number): z.ZodString {
  const invalid = `INVALID_${name}`
  return z
    .string({ error: ({ input }) => (input === undefined ? `MISSING_${name}` : invalid) })
    .max(maximum, invalid)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), invalid)
}

/** RFC 5321, section 4.5.3.1: a path of 256 octets, without its two brackets. */
const LONGEST_EMAIL = 254

/** An e-mail address, kept in lower case. */
export const emailField = text('EMAIL', 4096)
  .min(1, 'MISSING_EMAIL')
  .refine((value) => value.length <= LONGEST_EMAIL && z.regexes.unicodeEmail.test(value), 'INVALID_EMAIL')
  .transform((value) => value.toLowerCase())

/** A password as typed. The policy checks it; its length is limited because hashing is expensive. */
export const passwordField = z
  .string({ error: ({ input }) => (input === undefined ? 'MISSING_PASSWORD' : 'INVALID_PASSWORD_VALUE') })
  .min(1, 'MISSING_PASSWORD')
  .max(16_384, 'INVALID_PASSWORD_VALUE')

export const idTokenField = text('ID_TOKEN', 16_384).min(1, 'MISSING_ID_TOKEN')

export const oobCodeField = text('OOB_CODE', 1024).min(1, 'MISSING_OOB_CODE')
