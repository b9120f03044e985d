import * as z from 'zod'
import type { Account } from '../account.ts'
import { emailField, passwordField, text } from '../call.ts'
import { phoneField } from '../calls/send-verification-code.ts'
import { rejectReservedClaims } from '../custom-token.ts'
import type { IdentityContext } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { checkPassword } from '../password-policy.ts'

export const uidField = text('LOCAL_ID', 128).min(1, 'INVALID_LOCAL_ID')

/** What an administrator may say of an account; what is left out stays. */
export const accountFields = {
  email: emailField.nullish(),
  password: passwordField.nullish(),
  displayName: text('DISPLAY_NAME', 256).nullish(),
  photoUrl: text('PHOTO_URL', 2048).nullish(),
  phoneNumber: phoneField.nullish(),
  emailVerified: z.boolean('INVALID_EMAIL_VERIFIED').nullish(),
  customAttributes: text('CLAIMS', 1000).nullish(),
  validSince: z
    .string('INVALID_VALID_SINCE')
    .regex(/^\d{1,11}$/, 'INVALID_VALID_SINCE')
    .nullish(),
}

export type AccountFields = z.infer<z.ZodObject<typeof accountFields>>

/**
 * The account with what an administrator says of it.
 * @throws WEAK_PASSWORD, INVALID_CLAIMS, FORBIDDEN_CLAIM
 */
export async function withFields(
  context: IdentityContext,
  before: Account,
  fields: AccountFields,
): Promise<Account> {
  const { password, validSince, customAttributes } = fields
  const account = {
    ...before,
    email: fields.email ?? before.email,
    displayName: fields.displayName ?? before.displayName,
    photoUrl: fields.photoUrl ?? before.photoUrl,
    phoneNumber: fields.phoneNumber ?? before.phoneNumber,
    isEmailVerified: fields.emailVerified ?? before.isEmailVerified,
    claims: customAttributes == null ? before.claims : readClaims(customAttributes),
    validSince: validSince == null ? before.validSince : Number(validSince) * 1000,
  }
  if (password == null) return account
  await checkPassword(context, account, password)
  const passwordHash = await context.passwords.hash(password)
  return { ...account, passwordHash, validSince: context.now() }
}

function readClaims(json: string): Account['claims'] {
  const claims = z.record(z.string(), z.unknown()).safeParse(parsed(json))
  if (!claims.success) throw new IdentityError('INVALID_CLAIMS')
  rejectReservedClaims(claims.data)
  return claims.data
}

/** What is no JSON is undefined, which is no claims either. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json === '' ? '{}' : json)
  } catch {
    return undefined
  }
}
