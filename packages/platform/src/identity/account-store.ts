import type { Queryable, SqlValue } from '../database/database.ts'
import type { Account, EnrolledFactor, LinkedProvider } from './account.ts'
import { IdentityError } from './identity-error.ts'

/** An account's row. */
export interface AccountRow {
  readonly uid: string
  readonly email: string | null
  readonly email_verified: boolean
  readonly password_hash: string | null
  readonly email_link: boolean
  readonly phone_number: string | null
  readonly display_name: string | null
  readonly photo_url: string | null
  readonly disabled: boolean
  readonly claims: string
  readonly created_at: number | string
  readonly last_login_at: number | string
  readonly valid_since: number | string
  readonly providers: string
  readonly factors: string
}

/** An account with what hangs on it, for a table named `a`. */
export const ACCOUNT = `a.*,
  (select coalesce(json_agg(json_build_object('providerId', p.provider_id, 'rawId', p.raw_id, 'email', p.email,
     'displayName', p.display_name, 'photoUrl', p.photo_url) order by p.linked_at, p.provider_id), '[]')::text
   from identity_provider p where p.uid = a.uid) as providers,
  (select coalesce(json_agg(json_build_object('enrollmentId', f.enrollment_id, 'displayName', f.display_name,
     'enrolledAt', f.enrolled_at) order by f.enrolled_at, f.enrollment_id), '[]')::text
   from identity_factor f where f.uid = a.uid) as factors`

/** The account of a uid. */
export async function findAccount(db: Queryable, uid: string): Promise<Account | undefined> {
  const [row] = await db.query<AccountRow>(`select ${ACCOUNT} from identity_account a where a.uid = $1`, [
    uid,
  ])
  return row && readAccount(row)
}

/** Finds an account and keeps others from changing it until the transaction ends. */
export async function lockAccount(tx: Queryable, uid: string): Promise<Account> {
  const [row] = await tx.query<AccountRow>(
    `select ${ACCOUNT} from identity_account a where a.uid = $1 for update of a`,
    [uid],
  )
  if (row === undefined) throw new IdentityError('USER_NOT_FOUND')
  return readAccount(row)
}

/** The account that has this e-mail address. */
export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const [row] = await db.query<AccountRow>(`select ${ACCOUNT} from identity_account a where a.email = $1`, [
    email,
  ])
  return row && readAccount(row)
}

/** The account that has this phone number. */
export async function findAccountByPhone(db: Queryable, phoneNumber: string): Promise<Account | undefined> {
  const [row] = await db.query<AccountRow>(
    `select ${ACCOUNT} from identity_account a where a.phone_number = $1`,
    [phoneNumber],
  )
  return row && readAccount(row)
}

/** The account that somebody's account at another provider opens. */
export async function findAccountByProvider(
  db: Queryable,
  { providerId, rawId }: Pick<LinkedProvider, 'providerId' | 'rawId'>,
): Promise<Account | undefined> {
  const [row] = await db.query<AccountRow>(
    `select ${ACCOUNT} from identity_account a
     join identity_provider own on own.uid = a.uid where own.provider_id = $1 and own.raw_id = $2`,
    [providerId, rawId],
  )
  return row && readAccount(row)
}

/** Accounts in the order of their ids, after one of them; for the operator. */
export async function listAccounts(
  db: Queryable,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly Account[]> {
  const rows = await db.query<AccountRow>(
    `select ${ACCOUNT} from identity_account a where a.uid > $1 order by a.uid limit $2`,
    [after, limit],
  )
  return rows.map(readAccount)
}

/** @throws EMAIL_EXISTS, PHONE_NUMBER_EXISTS or DUPLICATE_LOCAL_ID when another account has them */
export async function insertAccount(tx: Queryable, account: Account): Promise<void> {
  await refusingTaken(
    tx.query(
      `insert into identity_account (uid, email, email_verified, password_hash, email_link, phone_number,
         display_name, photo_url, disabled, claims, created_at, last_login_at, valid_since)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      columns(account),
    ),
  )
}

/** Stores an account's own fields; `providers` and `factors` have their own ways. @throws EMAIL_EXISTS, PHONE_NUMBER_EXISTS */
export async function saveAccount(tx: Queryable, account: Account): Promise<void> {
  await refusingTaken(
    tx.query(
      `update identity_account set email = $2, email_verified = $3, password_hash = $4, email_link = $5,
         phone_number = $6, display_name = $7, photo_url = $8, disabled = $9, claims = $10, created_at = $11,
         last_login_at = $12, valid_since = $13
       where uid = $1`,
      columns(account),
    ),
  )
}

/** Removes the account with its sessions and codes. */
export async function deleteAccountRow(tx: Queryable, uid: string): Promise<void> {
  await tx.query('delete from identity_account where uid = $1', [uid])
}

/** Deletes every account; only a test server is ever emptied. */
export async function deleteAllAccounts(tx: Queryable): Promise<void> {
  await tx.query('delete from identity_account')
}

/** Links an account at another provider, or renews what is known of it. The answer has it among its providers. */
export async function linkProvider(
  tx: Queryable,
  account: Account,
  { provider, now }: { readonly provider: LinkedProvider; readonly now: number },
): Promise<Account> {
  const { providerId, rawId, email, displayName, photoUrl } = provider
  const linked = await refusingTaken(
    tx.query(
      `insert into identity_provider as p (provider_id, raw_id, uid, email, display_name, photo_url, linked_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (provider_id, raw_id) do update set email = $4, display_name = $5, photo_url = $6
         where p.uid = $3
       returning uid`,
      [providerId, rawId, account.uid, email, displayName, photoUrl, now],
    ),
  )
  if (linked.length === 0) throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED')
  const others = account.providers.filter((other) => other.providerId !== providerId)
  return { ...account, providers: [...others, provider] }
}

/** Removes links to other providers. */
export async function unlinkProviders(
  tx: Queryable,
  account: Account,
  providerIds: readonly string[],
): Promise<Account> {
  await tx.query('delete from identity_provider where uid = $1 and provider_id = any($2::text[])', [
    account.uid,
    providerIds,
  ])
  const providers = account.providers.filter(({ providerId }) => !providerIds.includes(providerId))
  return { ...account, providers }
}

const UNIQUE_VIOLATION = '23505'

/** What is taken, by the name of the rule that PostgreSQL says is broken. */
const TAKEN: readonly (readonly [string, string])[] = [
  ['identity_account_pkey', 'DUPLICATE_LOCAL_ID'],
  ['identity_account_phone_number_key', 'PHONE_NUMBER_EXISTS'],
  ['identity_account_email_key', 'EMAIL_EXISTS'],
  ['identity_provider_by_uid', 'PROVIDER_ALREADY_LINKED'],
]

async function refusingTaken<Answer>(change: Promise<Answer>): Promise<Answer> {
  try {
    return await change
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) throw error
    const [, code] = TAKEN.find(([rule]) => error.message.includes(rule)) ?? []
    if (code === undefined) throw error
    throw new IdentityError(code)
  }
}

function columns(account: Account): readonly SqlValue[] {
  return [
    account.uid,
    account.email,
    account.isEmailVerified,
    account.passwordHash,
    account.hasEmailLink,
    account.phoneNumber,
    account.displayName,
    account.photoUrl,
    account.isDisabled,
    JSON.stringify(account.claims),
    account.createdAt,
    account.lastLoginAt,
    account.validSince,
  ]
}

/** Reads a row of `ACCOUNT`. */
export function readAccount(row: AccountRow): Account {
  const providers: readonly LinkedProvider[] = JSON.parse(row.providers)
  const factors: readonly EnrolledFactor[] = JSON.parse(row.factors)
  return {
    uid: row.uid,
    email: row.email,
    isEmailVerified: row.email_verified,
    passwordHash: row.password_hash,
    hasEmailLink: row.email_link,
    phoneNumber: row.phone_number,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    isDisabled: row.disabled,
    claims: JSON.parse(row.claims),
    createdAt: Number(row.created_at),
    lastLoginAt: Number(row.last_login_at),
    validSince: Number(row.valid_since),
    providers,
    factors,
  }
}
