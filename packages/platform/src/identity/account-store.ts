import type { InferResult } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../database/database.ts'
import { anyText, type Given, prepareStatement, runStatement } from '../database/typed-statements.ts'
import type { Account, LinkedProvider } from './account.ts'
import { IdentityError } from './identity-error.ts'
import { identityTables } from './identity-tables.ts'

/** Accounts with their links to other providers and their second factors, in a table named `a`. */
export const accountsWithLinks = identityTables
  .selectFrom('identity_account as a')
  .selectAll('a')
  .select((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('identity_provider as p')
        .select(['p.provider_id as providerId', 'p.raw_id as rawId', 'p.email'])
        .select(['p.display_name as displayName', 'p.photo_url as photoUrl'])
        .whereRef('p.uid', '=', 'a.uid')
        .orderBy('p.linked_at')
        .orderBy('p.provider_id'),
    ).as('providers'),
    jsonArrayFrom(
      eb
        .selectFrom('identity_factor as f')
        .select(['f.enrollment_id as enrollmentId', 'f.display_name as displayName'])
        .select('f.enrolled_at as enrolledAt')
        .whereRef('f.uid', '=', 'a.uid')
        .orderBy('f.enrolled_at')
        .orderBy('f.enrollment_id'),
    ).as('factors'),
  ])

type AccountRow = InferResult<typeof accountsWithLinks>[number]

const accountByUid = prepareStatement((given: Given<{ uid: string }>) =>
  accountsWithLinks.where('a.uid', '=', given.uid),
)
const accountByEmail = prepareStatement((given: Given<{ email: string }>) =>
  accountsWithLinks.where('a.email', '=', given.email),
)
const lockedAccount = prepareStatement((given: Given<{ uid: string }>) =>
  accountsWithLinks.where('a.uid', '=', given.uid).forUpdate('a'),
)

/** The account of a uid. */
export async function findAccount(db: Queryable, uid: string): Promise<Account | undefined> {
  const [row] = await accountByUid(db, { uid })
  return row && readAccount(row)
}

/** Finds an account and locks it until the transaction ends. @throws USER_NOT_FOUND */
export async function lockAccount(tx: Queryable, uid: string): Promise<Account> {
  const [row] = await lockedAccount(tx, { uid })
  if (row === undefined) throw new IdentityError('USER_NOT_FOUND')
  return readAccount(row)
}

/** The account that has this e-mail address. */
export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const [row] = await accountByEmail(db, { email })
  return row && readAccount(row)
}

/** The account that has this phone number. */
export async function findAccountByPhone(db: Queryable, phoneNumber: string): Promise<Account | undefined> {
  const [row] = await runStatement(db, accountsWithLinks.where('a.phone_number', '=', phoneNumber))
  return row && readAccount(row)
}

/** The account that is linked to an account at another provider. */
export async function findAccountByProvider(
  db: Queryable,
  { providerId, rawId }: Pick<LinkedProvider, 'providerId' | 'rawId'>,
): Promise<Account | undefined> {
  const [row] = await runStatement(
    db,
    accountsWithLinks
      .innerJoin('identity_provider as own', 'own.uid', 'a.uid')
      .where('own.provider_id', '=', providerId)
      .where('own.raw_id', '=', rawId),
  )
  return row && readAccount(row)
}

/** Accounts in the order of their ids, after one of them; for the operator. */
export async function listAccounts(
  db: Queryable,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly Account[]> {
  const rows = await runStatement(
    db,
    accountsWithLinks.where('a.uid', '>', after).orderBy('a.uid').limit(limit),
  )
  return rows.map(readAccount)
}

type AccountValues = ReturnType<typeof columnsOf>

const addAccountRow = prepareStatement((given: Given<AccountValues>) =>
  identityTables.insertInto('identity_account').values(given),
)
const saveAccountRow = prepareStatement(({ uid, ...columns }: Given<AccountValues>) =>
  identityTables.updateTable('identity_account').set(columns).where('uid', '=', uid),
)

/** @throws EMAIL_EXISTS, PHONE_NUMBER_EXISTS or DUPLICATE_LOCAL_ID when another account has them */
export async function insertAccount(tx: Queryable, account: Account): Promise<void> {
  await refuseDuplicates(addAccountRow(tx, columnsOf(account)))
}

/** Stores an account's own fields, without `providers` and `factors`. @throws EMAIL_EXISTS, PHONE_NUMBER_EXISTS */
export async function saveAccount(tx: Queryable, account: Account): Promise<void> {
  await refuseDuplicates(saveAccountRow(tx, columnsOf(account)))
}

/** Removes the account with its sessions and codes. */
export async function deleteAccountRow(tx: Queryable, uid: string): Promise<void> {
  await runStatement(tx, identityTables.deleteFrom('identity_account').where('uid', '=', uid))
}

/** Deletes every account; for test servers only. */
export async function deleteAllAccounts(tx: Queryable): Promise<void> {
  await runStatement(tx, identityTables.deleteFrom('identity_account'))
}

/** Links an account at another provider, or updates its profile. Returns the account with the link. */
export async function linkProvider(
  tx: Queryable,
  account: Account,
  { provider, now }: { readonly provider: LinkedProvider; readonly now: number },
): Promise<Account> {
  const { providerId, rawId } = provider
  const profile = {
    email: provider.email,
    display_name: provider.displayName,
    photo_url: provider.photoUrl,
  }
  const linked = await refuseDuplicates(
    runStatement(
      tx,
      identityTables
        .insertInto('identity_provider')
        .values({ provider_id: providerId, raw_id: rawId, uid: account.uid, linked_at: now, ...profile })
        .onConflict((conflict) =>
          conflict
            .columns(['provider_id', 'raw_id'])
            .doUpdateSet(profile)
            .where('identity_provider.uid', '=', account.uid),
        )
        .returning('uid'),
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
  await runStatement(
    tx,
    identityTables
      .deleteFrom('identity_provider')
      .where('uid', '=', account.uid)
      .where('provider_id', '=', anyText(providerIds)),
  )
  const providers = account.providers.filter(({ providerId }) => !providerIds.includes(providerId))
  return { ...account, providers }
}

const UNIQUE_VIOLATION = '23505'

/** The refusal for each unique constraint of PostgreSQL. */
const TAKEN: readonly (readonly [string, string])[] = [
  ['identity_account_pkey', 'DUPLICATE_LOCAL_ID'],
  ['identity_account_phone_number_key', 'PHONE_NUMBER_EXISTS'],
  ['identity_account_email_key', 'EMAIL_EXISTS'],
  ['identity_provider_by_uid', 'PROVIDER_ALREADY_LINKED'],
]

async function refuseDuplicates<Answer>(change: Promise<Answer>): Promise<Answer> {
  try {
    return await change
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) throw error
    const [, code] = TAKEN.find(([rule]) => error.message.includes(rule)) ?? []
    if (code === undefined) throw error
    throw new IdentityError(code)
  }
}

function columnsOf(account: Account) {
  return {
    uid: account.uid,
    email: account.email,
    email_verified: account.isEmailVerified,
    password_hash: account.passwordHash,
    email_link: account.hasEmailLink,
    phone_number: account.phoneNumber,
    display_name: account.displayName,
    photo_url: account.photoUrl,
    disabled: account.isDisabled,
    claims: JSON.stringify(account.claims),
    created_at: account.createdAt,
    last_login_at: account.lastLoginAt,
    valid_since: account.validSince,
  }
}

/** Reads a row of `accountsWithLinks`. */
export function readAccount(row: AccountRow): Account {
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
    providers: row.providers,
    factors: row.factors.map((factor) => ({ ...factor, enrolledAt: Number(factor.enrolledAt) })),
  }
}
