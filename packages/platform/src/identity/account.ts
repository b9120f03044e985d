import type { Queryable, SqlValue } from '../database/database.ts'
import { IdentityError } from './identity-error.ts'

/** A person's account. Times are ms since 1970. */
export interface Account {
  readonly uid: string
  /** Lower case; null for guests. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly passwordHash: string | null
  /** Has signed in by a link sent to the address. */
  readonly hasEmailLink: boolean
  readonly displayName: string | null
  readonly photoUrl: string | null
  readonly isDisabled: boolean
  /** Custom claims, set by the operator. */
  readonly claims: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly lastLoginAt: number
  /** Sessions opened before this moment have been ended. */
  readonly validSince: number
}

interface AccountRow {
  readonly uid: string
  readonly email: string | null
  readonly email_verified: boolean
  readonly password_hash: string | null
  readonly email_link: boolean
  readonly display_name: string | null
  readonly photo_url: string | null
  readonly disabled: boolean
  readonly claims: string
  readonly created_at: number | string
  readonly last_login_at: number | string
  readonly valid_since: number | string
}

/** A new account without any sign-in method. */
export function newAccount(uid: string, now: number): Account {
  return {
    uid,
    email: null,
    isEmailVerified: false,
    passwordHash: null,
    hasEmailLink: false,
    displayName: null,
    photoUrl: null,
    isDisabled: false,
    claims: {},
    createdAt: now,
    lastLoginAt: now,
    validSince: now,
  }
}

/** Whether the account has a way to sign in again; a guest has none. */
export function hasSignInMethod(account: Account): boolean {
  return account.passwordHash !== null || account.hasEmailLink
}

export async function findAccount(db: Queryable, uid: string): Promise<Account | undefined> {
  const [row] = await db.query<AccountRow>('select * from identity_account where uid = $1', [uid])
  return row && readRow(row)
}

/** Finds an account and keeps others from changing it until the transaction ends. */
export async function lockAccount(tx: Queryable, uid: string): Promise<Account> {
  const [row] = await tx.query<AccountRow>('select * from identity_account where uid = $1 for update', [uid])
  if (row === undefined) throw new IdentityError('USER_NOT_FOUND')
  return readRow(row)
}

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const [row] = await db.query<AccountRow>('select * from identity_account where email = $1', [email])
  return row && readRow(row)
}

/** @throws EMAIL_EXISTS when another account has the address */
export async function insertAccount(tx: Queryable, account: Account): Promise<void> {
  await refusingTakenEmail(
    tx.query(
      `insert into identity_account (uid, email, email_verified, password_hash, email_link, display_name, photo_url,
         disabled, claims, created_at, last_login_at, valid_since)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      columns(account),
    ),
  )
}

/** @throws EMAIL_EXISTS when another account has the address */
export async function saveAccount(tx: Queryable, account: Account): Promise<void> {
  await refusingTakenEmail(
    tx.query(
      `update identity_account set email = $2, email_verified = $3, password_hash = $4, email_link = $5,
         display_name = $6, photo_url = $7, disabled = $8, claims = $9, created_at = $10, last_login_at = $11,
         valid_since = $12
       where uid = $1`,
      columns(account),
    ),
  )
}

/** Removes the account with its sessions and codes. */
export async function deleteAccount(tx: Queryable, uid: string): Promise<void> {
  await tx.query('delete from identity_account where uid = $1', [uid])
}

export async function deleteAllAccounts(db: Queryable): Promise<void> {
  await db.query('delete from identity_account')
}

const UNIQUE_VIOLATION = '23505'

async function refusingTakenEmail(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) {
      throw new IdentityError('EMAIL_EXISTS')
    }
    throw error
  }
}

function columns(account: Account): readonly SqlValue[] {
  return [
    account.uid,
    account.email,
    account.isEmailVerified,
    account.passwordHash,
    account.hasEmailLink,
    account.displayName,
    account.photoUrl,
    account.isDisabled,
    JSON.stringify(account.claims),
    account.createdAt,
    account.lastLoginAt,
    account.validSince,
  ]
}

function readRow(row: AccountRow): Account {
  return {
    uid: row.uid,
    email: row.email,
    isEmailVerified: row.email_verified,
    passwordHash: row.password_hash,
    hasEmailLink: row.email_link,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    isDisabled: row.disabled,
    claims: JSON.parse(row.claims),
    createdAt: Number(row.created_at),
    lastLoginAt: Number(row.last_login_at),
    validSince: Number(row.valid_since),
  }
}
