import { presentAccount } from '../account-answers.ts'
import { callBody, call, idTokenField } from '../call.ts'
import { signedIn } from '../identity-context.ts'

/**
 * `accounts:lookup`: the account behind an ID token. Never rate limited: any error in JSON signs the person out, and
 * a guest then loses the account.
 */
export const lookup = call(callBody({ idToken: idTokenField }), async (context, { idToken }) => {
  const { account } = await signedIn(context, idToken)
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [presentAccount(account)] }
})
