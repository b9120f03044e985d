import * as z from 'zod'
import { newAccount } from '../account.ts'
import type { Account } from '../account.ts'
import { presentAccount, presentUpdate } from '../account-answers.ts'
import { publishAccountChange } from '../account-changes.ts'
import {
  deleteAccountRow,
  findAccount,
  findAccountByEmail,
  findAccountByPhone,
  insertAccount,
  listAccounts,
  lockAccount,
  saveAccount,
  unlinkProviders,
} from '../account-store.ts'
import { deleteAccount as deleteOne } from '../administration.ts'
import { callBody, call, emailField } from '../call.ts'
import type { Call } from '../call.ts'
import { phoneField } from '../calls/send-verification-code.ts'
import type { IdentityContext } from '../identity-context.ts'
import { newUid } from '../secret-text.ts'
import { endSessions } from '../session.ts'
import { accountFields, uidField, withFields } from './change-account.ts'

const LARGEST_PAGE = 1000
/** More than a test server ever holds. */
const ALL = 1_000_000

const createAccount = call(
  callBody({ ...accountFields, localId: uidField.nullish(), disabled: z.boolean().nullish() }),
  async (context, { localId, disabled, ...fields }) => {
    const fresh = { ...newAccount(localId ?? newUid(), context.now()), isDisabled: disabled ?? false }
    const account = await withFields(context, fresh, fields)
    await context.database.transact((tx) => insertAccount(tx, account))
    return { ...presentUpdate(account), kind: 'identitytoolkit#SignupNewUserResponse' }
  },
)

const lookup = call(
  callBody({
    localId: z.array(uidField).default([]),
    email: z.array(emailField).default([]),
    phoneNumber: z.array(phoneField).default([]),
  }),
  async ({ database }, { localId, email, phoneNumber }) => {
    const found = await Promise.all([
      ...localId.map(async (uid) => findAccount(database, uid)),
      ...email.map(async (address) => findAccountByEmail(database, address)),
      ...phoneNumber.map(async (number) => findAccountByPhone(database, number)),
    ])
    const byUid = new Map(found.flatMap((account) => (account ? [[account.uid, account] as const] : [])))
    const users = [...byUid.values()].map(present)
    // Its SDKs take an empty list for one account without fields.
    return { kind: 'identitytoolkit#GetAccountInfoResponse', ...(users.length > 0 && { users }) }
  },
)

const update = call(
  callBody({
    ...accountFields,
    localId: uidField,
    disableUser: z.boolean().nullish(),
    deleteAttribute: z.array(z.string()).default([]),
    deleteProvider: z.array(z.string()).default([]),
  }),
  async (context, { localId, disableUser, deleteAttribute, deleteProvider, ...fields }) => {
    const account = await context.database.transact(async (tx) => {
      const before = await lockAccount(tx, localId)
      const changed = await withFields(context, before, fields)
      const left = await unlinkProviders(
        tx,
        without(changed, deleteAttribute, deleteProvider),
        deleteProvider,
      )
      const after = { ...left, isDisabled: disableUser ?? left.isDisabled }
      await saveAccount(tx, after)
      if (after.validSince !== before.validSince) await endSessions(tx, localId)
      await publishAccountChange(tx, localId)
      return after
    })
    return presentUpdate(account)
  },
)

function without(account: Account, attributes: readonly string[], providers: readonly string[]): Account {
  return {
    ...account,
    ...(attributes.includes('DISPLAY_NAME') && { displayName: null }),
    ...(attributes.includes('PHOTO_URL') && { photoUrl: null }),
    ...(providers.includes('phone') && { phoneNumber: null }),
    ...(providers.includes('password') && { passwordHash: null, hasEmailLink: false }),
  }
}

const remove = call(callBody({ localId: uidField }), async (context, { localId }) => {
  await deleteOne(context, localId)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
})

const removeSeveral = call(
  callBody({ localIds: z.array(uidField).max(1000) }),
  async (context, { localIds }) => {
    await context.database.transact(async (tx) => {
      for (const uid of localIds) {
        await deleteAccountRow(tx, uid)
        await publishAccountChange(tx, uid)
      }
    })
    return {}
  },
)

const query = call(callBody({ returnUserInfo: z.boolean().default(true) }), async ({ database }, body) => {
  const accounts = await listAccounts(database, { after: '', limit: ALL })
  return {
    recordsCount: String(accounts.length),
    ...(body.returnUserInfo && { userInfo: accounts.map(present) }),
  }
})

/** What the SDKs of servers ask of a project's accounts, by what follows `accounts` in the address. */
export const ADMINISTRATOR_CALLS: Readonly<Record<string, Call>> = {
  '': createAccount,
  '::lookup': lookup,
  '::update': update,
  '::delete': remove,
  '::batchDelete': removeSeveral,
  '::query': query,
}

const Page = z.object({
  maxResults: z.coerce.number().int().min(1).max(LARGEST_PAGE).catch(20),
  nextPageToken: z.string().catch(''),
})

/** One page of accounts in the order of their ids, and the token of the next. */
export async function listPage({ database }: IdentityContext, asked: unknown): Promise<object> {
  const { maxResults: limit, nextPageToken: after } = Page.parse(asked)
  const accounts = await listAccounts(database, { after, limit })
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: accounts.map(present),
    ...(accounts.length === limit && { nextPageToken: accounts.at(-1)?.uid }),
  }
}

function present(account: Account): object {
  return { ...presentAccount(account), disabled: account.isDisabled }
}
