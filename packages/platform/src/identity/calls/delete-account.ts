import { tellChange } from '../account-changes.ts'
import { deleteAccount as removeAccount } from '../account-store.ts'
import { bodyOf, call, idTokenField } from '../call.ts'
import { requireRecentSignIn, signedIn } from '../identity-context.ts'

/** `accounts:delete`. A guest cannot sign in anew and need not have signed in recently. */
export const deleteAccount = call(bodyOf({ idToken: idTokenField }), async (context, { idToken }) => {
  const { account, session } = await signedIn(context, idToken)
  if (session.provider !== 'anonymous') requireRecentSignIn(context, session)
  await context.database.transact(async (tx) => {
    await removeAccount(tx, account.uid)
    await tellChange(tx, account.uid)
  })
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
})
