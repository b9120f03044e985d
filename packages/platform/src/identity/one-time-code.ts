import type { Queryable } from '../database/database.ts'
import { runStatement } from '../database/typed-statements.ts'
import { IdentityError } from './identity-error.ts'
import { type CodeColumns, type CodePurpose, identityTables } from './identity-tables.ts'
import { hashSecret, isSecretShaped, newSecret } from './secret-text.ts'

/** How long a code sent by e-mail is valid: sign-in and reset 1 h, the rest 3 days. */
const CODE_LIFETIMES_MS: Readonly<Record<CodePurpose, number>> = {
  PASSWORD_RESET: 3_600_000,
  EMAIL_SIGNIN: 3_600_000,
  VERIFY_EMAIL: 3 * 24 * 3_600_000,
  VERIFY_AND_CHANGE_EMAIL: 3 * 24 * 3_600_000,
  RECOVER_EMAIL: 3 * 24 * 3_600_000,
  REVERT_SECOND_FACTOR_ADDITION: 3 * 24 * 3_600_000,
}

/** A single-use code that proves access to an address. */
export interface OneTimeCode {
  readonly purpose: CodePurpose
  /** Null for a sign-in link: an account may not exist yet. */
  readonly uid: string | null
  /** The address that the code is about; for a change, the old one. */
  readonly email: string
  readonly newEmail: string | null
  /** The second factor to remove. */
  readonly factorId?: string | null
}

/** Creates a code of 256 bits and stores only its hash. */
export async function insertCode(tx: Queryable, code: OneTimeCode, now: number): Promise<string> {
  const secret = newSecret()
  await runStatement(
    tx,
    identityTables.insertInto('identity_code').values({
      code_hash: hashSecret(secret),
      purpose: code.purpose,
      uid: code.uid,
      email: code.email,
      new_email: code.newEmail,
      factor_id: code.factorId ?? null,
      expires_at: now + CODE_LIFETIMES_MS[code.purpose],
    }),
  )
  return secret
}

/**
 * Reads a code without using it.
 * @throws INVALID_OOB_CODE when unknown or used, EXPIRED_OOB_CODE
 */
export async function readCode(db: Queryable, secret: string, now: number): Promise<OneTimeCode> {
  return codeOf(
    isSecretShaped(secret)
      ? await runStatement(
          db,
          identityTables.selectFrom('identity_code').selectAll().where('code_hash', '=', hashSecret(secret)),
        )
      : [],
    now,
  )
}

/**
 * Reads a code and deletes it when the transaction commits.
 * @throws INVALID_OOB_CODE when unknown or used, EXPIRED_OOB_CODE
 */
export async function consumeCode(tx: Queryable, secret: string, now: number): Promise<OneTimeCode> {
  return codeOf(
    isSecretShaped(secret)
      ? await runStatement(
          tx,
          identityTables
            .deleteFrom('identity_code')
            .where('code_hash', '=', hashSecret(secret))
            .returningAll(),
        )
      : [],
    now,
  )
}

/** Deletes an account's codes of a purpose. */
export async function dropCodes(tx: Queryable, uid: string, purpose: CodePurpose): Promise<void> {
  await runStatement(
    tx,
    identityTables.deleteFrom('identity_code').where('uid', '=', uid).where('purpose', '=', purpose),
  )
}

function codeOf([row]: readonly CodeColumns[], now: number): OneTimeCode {
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
