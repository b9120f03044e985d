import { expect, test } from 'vitest'
import type { AccessRole } from '../../access/roles/access.ts'
import {
  moveShiftOffer,
  type ShiftOffer,
  type ShiftOfferActor,
  type ShiftOfferCommand,
  type ShiftOfferState,
} from './move-shift-offer.ts'

const someone = (uid: string, access: AccessRole): ShiftOfferActor => ({
  uid,
  access: { access, grants: [], state: 'active' },
})
const boss = someone('ann', 'manager')

function offer(state: ShiftOfferState, change: Partial<ShiftOffer> = {}): ShiftOffer {
  return { state, offeredBy: 'ann', needsApproval: true, isTakerBusy: false, ...change }
}

const refused = (problem: string) => ({ ok: false, problem })
const becomes = (state: ShiftOfferState, changesRota = false) => ({ ok: true, value: { state, changesRota } })

test('[RO8] open + approve and taken + withdraw are refused, open + withdraw is withdrawn', () => {
  expect(moveShiftOffer(offer('open'), 'approve', boss)).toEqual(refused('state'))
  expect(moveShiftOffer(offer('taken'), 'withdraw', boss)).toEqual(refused('state'))
  expect(moveShiftOffer(offer('open'), 'withdraw', boss)).toEqual(becomes('withdrawn'))
})

test('[RO8] the whole table', () => {
  const states: readonly ShiftOfferState[] = ['open', 'taken', 'approved', 'refused', 'withdrawn']
  const commands: readonly ShiftOfferCommand[] = ['take', 'approve', 'refuse', 'withdraw']
  const led = states.map((state) =>
    commands.flatMap((command) => {
      const moved = moveShiftOffer(offer(state), command, boss)
      return moved.ok ? [`${command} → ${moved.value.state}`] : []
    }),
  )
  expect(led).toEqual([
    ['take → taken', 'withdraw → withdrawn'],
    ['approve → approved', 'refuse → refused'],
    [],
    [],
    [],
  ])
})

test('[RO8] approving changes the rota, and without approval taking does', () => {
  const cook = someone('bob', 'cook')
  expect(moveShiftOffer(offer('open'), 'take', cook)).toEqual(becomes('taken'))
  expect(moveShiftOffer(offer('open', { needsApproval: false }), 'take', cook)).toEqual(
    becomes('approved', true),
  )
  expect(moveShiftOffer(offer('taken'), 'approve', boss)).toEqual(becomes('approved', true))
  expect(moveShiftOffer(offer('taken'), 'refuse', boss)).toEqual(becomes('refused'))
})

test('[RO8] an overlap blocks taking and approving, not refusing', () => {
  const busy = { isTakerBusy: true }
  expect(moveShiftOffer(offer('open', busy), 'take', boss)).toEqual(refused('overlap'))
  expect(moveShiftOffer(offer('taken', busy), 'approve', boss)).toEqual(refused('overlap'))
  expect(moveShiftOffer(offer('taken', busy), 'refuse', boss)).toEqual(becomes('refused'))
})

test('[RO8] managers approve, the one who offered withdraws, people who have left do nothing', () => {
  expect(moveShiftOffer(offer('taken'), 'approve', someone('lee', 'lead'))).toEqual(refused('role'))
  expect(moveShiftOffer(offer('open'), 'withdraw', someone('bob', 'owner'))).toEqual(refused('not-yours'))
  const left: ShiftOfferActor = { uid: 'ann', access: { access: 'owner', grants: [], state: 'left' } }
  expect(moveShiftOffer(offer('open'), 'take', left)).toEqual(refused('role'))
})
