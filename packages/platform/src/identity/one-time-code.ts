import type { Queryable } from '../database/database.ts'
import { IdentityError } from './identity-error.ts'
import { hashSecret, isSecretShaped, newSecret } from './secret-text.ts'

/** What a code sent by e-mail is good for, and for how long: sign-in and reset 1 h, the rest 3 days. */
const CODE_LIFETIMES_MS = {
  PASSWORD_RESET: 3_600_000,
  EMAIL_SIGNIN: 3_600_000,
  VERIFY_EMAIL: 3 * 24 * 3_600_000,
  VERIFY_AND_CHANGE_EMAIL: 3 * 24 * 3_600_000,
  RECOVER_EMAIL: 3 * 24 * 3_600_000,
  REVERT_SECOND_FACTOR_ADDITION: 3 * 24 * 3_600_000,
} as const

export type CodePurpose = keyof typeof CODE_LIFETIMES_MS

/** A single-use proof that somebody reads an address. */
export interface OneTimeCode {
  readonly purpose: CodePurpose
  /** Null for a sign-in link: an account may not exist yet. */
  readonly uid: string | null
  /** The address the code speaks of; for a change, the one in use before it. */
  readonly email: string
  readonly newEmail: string | null
  /** For taking a second factor back: which. */
  readonly factorId?: string | null
}

interface CodeRow {
  readonly purpose: CodePurpose
  readonly uid: string | null
  readonly email: string
  readonly new_email: string | null
  readonly factor_id: string | null
  readonly expires_at: number | string
}

/** Makes a code of 256 bits; only its hash is kept. */
export async function insertCode(tx: Queryable, code: OneTimeCode, now: number): Promise<string> {
  const secret = newSecret()
  await tx.query(
    `insert into identity_code (code_hash, purpose, uid, email, new_email, factor_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      hashSecret(secret),
      code.purpose,
      code.uid,
      code.email,
      code.newEmail,
      code.factorId ?? null,
      now + CODE_LIFETIMES_MS[code.purpose],
    ],
  )
  return secret
}

/**
 * Reads a code without using it up.
 * @throws INVALID_OOB_CODE when unknown or used, EXPIRED_OOB_CODE
 */
export async function readCode(db: Queryable, secret: string, now: number): Promise<OneTimeCode> {
  return codeOf(
    isSecretShaped(secret)
      ? await db.query<CodeRow>('select * from identity_code where code_hash = $1', [hashSecret(secret)])
      : [],
    now,
  )
}

/**
 * Reads a code and uses it up, when the transaction is kept.
 * @throws INVALID_OOB_CODE when unknown or used, EXPIRED_OOB_CODE
 */
export async function consumeCode(tx: Queryable, secret: string, now: number): Promise<OneTimeCode> {
  return codeOf(
    isSecretShaped(secret)
      ? await tx.query<CodeRow>('delete from identity_code where code_hash = $1 returning *', [
          hashSecret(secret),
        ])
      : [],
    now,
  )
}

/** Makes an account's other codes of a purpose worthless. */
export async function dropCodes(tx: Queryable, uid: string, purpose: CodePurpose): Promise<void> {
  await tx.query('delete from identity_code where uid = $1 and purpose = $2', [uid, purpose])
}

function codeOf([row]: readonly CodeRow[], now: number): OneTimeCode {
  if (row === undefined) throw new IdentityError('INVALID_OOB_CODE')
  if (Number(row.expires_at) < now) throw new IdentityError('EXPIRED_OOB_CODE')
  return {
    purpose: row.purpose,
    uid: row.uid,
    email: row.email,
    newEmail: row.new_email,
    factorId: row.factor_id,
  }
}
