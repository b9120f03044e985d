import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import { orderMails } from '@brigade/domain/kitchen/ordering/order-mail.ts'
import { brigadeUserProfiles } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { DEFAULT_LANGUAGE } from '@brigade/domain/core/languages/language.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'

interface ToMail {
  readonly kitchenId: string
  readonly orderId: string
  readonly token: string
  readonly to: string
}

/** Lets the mail of an order wait for the next run of the job that sends them; gives what the order says of it. */
export async function queueOrderMail(
  scope: FunctionScope,
  { kitchenId, orderId, token, to }: ToMail,
): Promise<NonNullable<Order['mail']>> {
  const store = storeOf(scope)
  const profile = await store.load(brigadeUserProfiles, { uid: uidOf(scope) })
  store.create(
    orderMails,
    { mailId: scope.newId() },
    {
      kitchenId,
      orderId,
      token,
      to,
      locale: profile?.locale ?? DEFAULT_LANGUAGE,
      tries: 0,
      nextTryAt: scope.now,
    },
  )
  return { to, state: 'waits', at: scope.now }
}
