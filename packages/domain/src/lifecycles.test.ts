import { describe, expect, test } from 'vitest'
import { statesOf } from '../testing/lifecycle-rows.ts'
import { fileLifecycle } from './access/files/file-lifecycle.ts'
import { uploadLifecycle } from './access/files/upload-lifecycle.ts'
import type { Lifecycle, LifecycleStep } from '@brigade/contract/lifecycle.ts'
import { targetOf } from './core/documents/lifecycle.ts'
import { ingredientLifecycle } from './food/ingredients/move-ingredient.ts'
import { recipeLifecycle } from './food/recipes/recipe-lifecycle.ts'
import {
  interviewLifecycle,
  offerLifecycle,
  trialLifecycle,
} from './hiring/applications/meeting-lifecycles.ts'
import { applicationLifecycle } from './hiring/applications/move-application.ts'
import { bookingLifecycle } from './hiring/gigs/booking-lifecycle.ts'
import { gigShiftLifecycle } from './hiring/gigs/gig-shift-lifecycle.ts'
import { markLifecycle } from './hiring/gigs/move-mark.ts'
import { consentLifecycle } from './hiring/jobs/consent-lifecycle.ts'
import { jobLifecycle } from './hiring/jobs/move-job.ts'
import { kitchenLifecycle } from './kitchen/kitchens/move-kitchen.ts'
import { menuLifecycle } from './kitchen/menus/menu-lifecycle.ts'
import { claimLifecycle } from './kitchen/ordering/move-claim.ts'
import { invoiceLifecycle } from './kitchen/ordering/move-invoice.ts'
import { orderLifecycle } from './kitchen/ordering/order-state.ts'
import { prepLifecycle } from './kitchen/preparation/prep-lifecycle.ts'
import { shiftOfferLifecycle } from './kitchen/rota/move-shift-offer.ts'
import { shiftLifecycle, timeOffLifecycle, weekLifecycle } from './kitchen/rota/rota-lifecycles.ts'
import { actionLifecycle } from './kitchen/safety/corrective-action.ts'
import { runLifecycle } from './kitchen/safety/move-run.ts'
import { batchLifecycle } from './kitchen/stock/batch-lifecycle.ts'
import { countLifecycle } from './kitchen/stock/move-count.ts'
import { supplierLinkLifecycle } from './kitchen/suppliers/move-supplier-link.ts'
import { invitationLifecycle } from './kitchen/team/answer-invitation.ts'
import { membershipLifecycle } from './kitchen/team/membership-lifecycle.ts'
import { joinRequestLifecycle } from './kitchen/team/move-join-request.ts'
import { lineLifecycle } from './kitchen/tickets/move-line.ts'
import { accountLifecycle } from './people/accounts/account-lifecycle.ts'
import { dataRequestLifecycle } from './people/accounts/data-request-lifecycle.ts'
import { proofLifecycle } from './people/career/proof-lifecycle.ts'
import { conversationLifecycle } from './people/messages/conversation-lifecycle.ts'
import { eventLifecycle } from './people/network/event-lifecycle.ts'
import { subscriptionLifecycle } from './people/plans/subscription-lifecycle.ts'
import { standingLifecycle } from './people/profiles/standing-lifecycle.ts'
import { reportLifecycle } from './people/trust/report-lifecycle.ts'
import { reviewLifecycle } from './people/trust/review-lifecycle.ts'

/** One cell of a table: what the lifecycle answers, and what the table says. */
interface Cell {
  readonly cell: string
  readonly answer: unknown
  readonly expected: unknown
}

function cellsOf<State extends string, Command extends string, Step extends LifecycleStep<State>>(
  name: string,
  { table, next }: Lifecycle<State, Command, Step>,
): readonly Cell[] {
  return statesOf({ table }).flatMap((state) => {
    const row: Readonly<Record<Command, Step | null>> = table[state]
    const cells: Cell[] = []
    const allowed: Command[] = []
    for (const command in row) {
      const step = row[command]
      if (step !== null) allowed.push(command)
      const refusal = { ok: false, problem: { kind: 'state', state, allowed } }
      const expected = step === null ? refusal : { ok: true, value: targetOf<State>(step) }
      cells.push({ cell: `${name}: ${state} + ${command}`, answer: next(state, command), expected })
    }
    return cells
  })
}

/** The states that no way leads to from the states in which the thing begins. */
function unreached<State extends string, Command extends string, Step extends LifecycleStep<State>>(
  { table, commandsIn, stepOf }: Lifecycle<State, Command, Step>,
  starts: readonly State[],
): readonly State[] {
  const reached = new Set<State>(starts)
  for (const state of reached) {
    for (const command of commandsIn(state)) {
      const step = stepOf(state, command)
      if (step !== undefined) reached.add(targetOf<State>(step))
    }
  }
  return statesOf({ table }).filter((state) => !reached.has(state))
}

function facts<State extends string, Command extends string, Step extends LifecycleStep<State>>(
  name: string,
  lifecycle: Lifecycle<State, Command, Step>,
  starts: readonly NoInfer<State>[],
) {
  return { name, cells: cellsOf(name, lifecycle), unreached: unreached(lifecycle, starts) }
}

/** Every lifecycle, with the states in which its thing begins. */
const lifecycles = [
  facts('account', accountLifecycle, ['guest']),
  facts('application', applicationLifecycle, ['applied', 'approached']),
  facts('batch', batchLifecycle, ['usable', 'frozen']),
  facts('booking', bookingLifecycle, ['asked', 'booked']),
  facts('claim', claimLifecycle, ['open']),
  facts('conversation', conversationLifecycle, ['open', 'asked']),
  facts('corrective action', actionLifecycle, ['open']),
  facts('count', countLifecycle, ['open']),
  facts('data request', dataRequestLifecycle, ['asked']),
  facts('event', eventLifecycle, ['draft']),
  facts('file', fileLifecycle, ['uploading']),
  facts('gig shift', gigShiftLifecycle, ['open']),
  facts('ingredient', ingredientLifecycle, ['open']),
  facts('interview', interviewLifecycle, ['proposed']),
  facts('invitation', invitationLifecycle, ['sent']),
  facts('invoice', invoiceLifecycle, ['open']),
  facts('job', jobLifecycle, ['draft']),
  facts('join request', joinRequestLifecycle, ['asked']),
  facts('kitchen', kitchenLifecycle, ['active']),
  facts('kitchen’s consent', consentLifecycle, ['none']),
  facts('mark', markLifecycle, ['standing']),
  facts('membership', membershipLifecycle, ['active']),
  facts('menu', menuLifecycle, ['draft']),
  facts('offer', offerLifecycle, ['sent']),
  facts('order', orderLifecycle, ['sent']),
  facts('prep task', prepLifecycle, ['dormant', 'to do']),
  facts('proof', proofLifecycle, ['none']),
  facts('recipe', recipeLifecycle, ['draft']),
  facts('report', reportLifecycle, ['new']),
  facts('review', reviewLifecycle, ['hidden']),
  facts('rota week', weekLifecycle, ['draft']),
  facts('safety run', runLifecycle, ['running']),
  facts('shift', shiftLifecycle, ['draft']),
  facts('shift offer', shiftOfferLifecycle, ['open']),
  facts('standing', standingLifecycle, ['active']),
  facts('subscription', subscriptionLifecycle, ['trial']),
  facts('supplier link', supplierLinkLifecycle, ['local', 'asked']),
  facts('ticket line', lineLifecycle, ['held', 'fired']),
  facts('time off', timeOffLifecycle, ['asked']),
  facts('trial shift', trialLifecycle, ['proposed']),
  facts('upload', uploadLifecycle, ['running']),
]

describe('every lifecycle', () => {
  test.each(lifecycles.flatMap(({ cells }) => cells))('$cell', ({ answer, expected }) =>
    expect(answer).toEqual(expected),
  )

  test.each(lifecycles)('$name: each state is a beginning or can be reached from one', (lifecycle) =>
    expect(lifecycle.unreached).toEqual([]),
  )
})
