import { publishAccountChange } from '../account-changes.ts'
import { deleteAccountRow as removeAccount } from '../account-store.ts'
import { callBody, call, idTokenField } from '../call.ts'
import { requireRecentSignIn, signedIn } from '../identity-context.ts'

/** `accounts:delete`. A guest cannot sign in again, so it needs no recent sign-in. */
export const deleteAccountCall = call(callBody({ idToken: idTokenField }), async (context, { idToken }) => {
  const { account, session } = await signedIn(context, idToken)
  if (session.provider !== 'anonymous') requireRecentSignIn(context, session)
  await context.database.transact(async (tx) => {
    await removeAccount(tx, account.uid)
    await publishAccountChange(tx, account.uid)
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
})
