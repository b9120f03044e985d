import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { claimHandle as contract } from '@brigade/domain/people/accounts/account-functions.ts'
import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import {
  claimedHandle,
  handleFreeFrom,
  type HandleProblem,
  handleSuggestions,
  handleTakenAt,
  type HandleTarget,
} from '@brigade/domain/people/handles/claim-handle.ts'
import { Handle } from '@brigade/domain/people/handles/handle.ts'
import { handleSkeleton } from '@brigade/domain/people/handles/handle-skeleton.ts'
import { handles } from '@brigade/domain/people/handles/handles.ts'
import { suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { type Store, storeOf, uidOf } from '../../../core/functions/store.ts'
import { needAccess } from '../../../access/caller-in-kitchen.ts'

const MOST_ALIKE = 20

/** The card that shows the handle: what it says now, and how it is told the new one. */
interface Card {
  readonly present: Handle | undefined
  readonly createdAt: Timestamp
  readonly show: (handle: Handle) => void
}

/** The card of whom the handle is for; ends the call of who does not run it. */
async function needCard(scope: FunctionScope, { kind, targetId }: HandleTarget): Promise<Card> {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  if (kind === 'kitchen') {
    const params = { kitchenId: targetId }
    await needAccess(store, targetId, { uid, atLeast: 'manager' })
    const { handle: present, createdAt } = await store.need(kitchens, params)
    return { present, createdAt, show: (handle) => store.change(kitchens, params, { handle }) }
  }
  if (targetId !== uid) throwRefusal('PERMISSION_DENIED', 'role')
  if (kind === 'supplier') {
    const { handle: present, createdAt } = await store.need(suppliers, { uid })
    return { present, createdAt, show: (handle) => store.change(suppliers, { uid }, { handle }) }
  }
  const { handle: present, createdAt } = await store.need(brigadeUsers, { uid })
  return { present, createdAt, show: (handle) => store.change(brigadeUsers, { uid }, { handle }) }
}

/** Who holds a handle that looks like this one, itself apart. */
async function holdersAlike(store: Store, handle: Handle): Promise<readonly HandleTarget[]> {
  const found = await store.find(handles, { where: { skeleton: handleSkeleton(handle) }, limit: MOST_ALIKE })
  return found.filter(({ id }) => id !== handle).map(({ content }) => content)
}

/** Three handles like a taken one that nobody holds. */
async function suggestionsFor(store: Store, taken: Handle): Promise<readonly Handle[]> {
  const held = new Set<string>()
  for (;;) {
    const found = handleSuggestions(taken, (handle) => held.has(handle))
    const isHeld = await Promise.all(
      found.map(async (handle) => {
        const holder = await store.load(handles, { handle })
        return holder !== undefined || (await holdersAlike(store, handle)).length > 0
      }),
    )
    if (!isHeld.includes(true)) return found
    found.forEach((handle, at) => isHeld[at] === true && held.add(handle))
  }
}

async function refuseClaim(store: Store, problem: HandleProblem, handle: string): Promise<never> {
  if (problem === 'handle-reserved') throwRefusal('INVALID_ARGUMENT', problem)
  if (problem === 'handle-cooldown') throwRefusal('FAILED_PRECONDITION', problem)
  throwRefusal('ALREADY_EXISTS', problem, { suggestions: await suggestionsFor(store, Handle.parse(handle)) })
}

export const claimHandle = defineFunction(contract, async ({ kind, targetId, handle }, scope) => {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const to = { kind, targetId: targetId ?? uid }
  const { present, createdAt, show } = await needCard(scope, to)
  if (handle === present) return { handle: present }
  const before = present === undefined ? undefined : await store.load(handles, { handle: present })
  const written = Handle.safeParse(handle).data
  const holder = written === undefined ? undefined : await store.load(handles, { handle: written })
  const alike = written === undefined ? [] : await holdersAlike(store, written)
  const lastTakenAt = before === undefined ? undefined : handleTakenAt(before, { createdAt })
  const claimed = claimedHandle({ handle, holder, alike, to, lastTakenAt }, scope.now)
  if (!claimed.ok) return refuseClaim(store, claimed.problem, handle)
  const taken = claimed.value
  scope.tx.set(documentPath(handles, { handle: taken }), {
    ...newCommonFields(uid, scope.now),
    ...to,
    skeleton: handleSkeleton(taken),
  })
  if (present !== undefined && before !== undefined) {
    const old = { movedTo: taken, freeFrom: handleFreeFrom(scope.now) }
    store.change(handles, { handle: present }, old)
  }
  show(taken)
  return { handle: taken }
})
