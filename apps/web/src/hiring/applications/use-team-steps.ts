import {
  declineApplications,
  type DeclineReason,
  moveApplication,
} from '@brigade/domain/hiring/applications/application-functions.ts'
import type { Application } from '@brigade/domain/hiring/applications/application.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/calls/call.ts'
import { type CallProblem, wordsOfProblem } from '../../lib/calls/call-problem.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { useText } from '../../messages/text.tsx'
import { offerUndo } from '../../shell/undo/undo.ts'

export type Row = StoredDocument<Application>

interface Decline {
  readonly rows: readonly Row[]
  readonly reason: DeclineReason
  readonly message: string
}

interface HeldDecline extends Decline {
  /** Told whether it left: false where it was taken back or refused. */
  readonly settle: (hasLeft: boolean) => void
}

/** Rule AP3: a decline is held this long before it leaves. */
const HELD_MS = 5000
const refusals = ['state', 'role', 'stage', 'gone', 'message-empty'] as const

function idsOf(rows: readonly Row[]): string[] {
  return rows.map(({ id }) => id)
}

/** Declines that have not left yet; each leaves after 5 seconds, or at once when the page is left. */
function useHeldDeclines(send: (decline: Decline) => Promise<boolean>) {
  const t = useText()
  const [held, setHeld] = useState<readonly HeldDecline[]>([])
  const timers = useRef(new Map<HeldDecline, ReturnType<typeof setTimeout>>())
  const take = (decline: HeldDecline) => {
    clearTimeout(timers.current.get(decline))
    timers.current.delete(decline)
  }
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  const leave = async (decline: HeldDecline) => {
    take(decline)
    decline.settle(await latestSend.current(decline))
    setHeld((before) => before.filter((each) => each !== decline))
  }
  useEffect(() => {
    const waiting = timers.current
    return () => {
      for (const [decline, timer] of waiting) {
        clearTimeout(timer)
        void latestSend.current(decline).then(decline.settle)
      }
      waiting.clear()
    }
  }, [])
  const hold = (wish: Decline): Promise<boolean> => {
    const { promise, resolve: settle } = Promise.withResolvers<boolean>()
    const decline = { ...wish, settle }
    setHeld((before) => [...before, decline])
    timers.current.set(
      decline,
      setTimeout(() => void leave(decline), HELD_MS),
    )
    offerUndo({
      text: t('hiring.decline.held', { count: decline.rows.length }),
      undo() {
        take(decline)
        settle(false)
        setHeld((before) => before.filter((each) => each !== decline))
      },
    })
    return promise
  }
  return { heldIds: new Set(held.flatMap(({ rows }) => idsOf(rows))), hold }
}

/** What the hiring team does with applications, and what stood in the way of the last step. */
export function useTeamSteps() {
  const t = useText()
  const [problem, setProblem] = useState<string | null>(null)

  const wordsOf = (reason: string | null | undefined, name: string) => {
    const known = refusals.find((each) => each === reason)
    return known === undefined ? undefined : t(`hiring.refused.${known}`, { name })
  }
  const refused = (refusal: CallProblem) =>
    setProblem(wordsOf(refusal.reason, '') ?? t(wordsOfProblem(refusal)))
  const nameOf = (rows: readonly Row[], id: string) =>
    rows.find((row) => row.id === id)?.content.cvSnapshot.displayName ?? ''

  const step = async (rows: readonly Row[], stage: string, message: string): Promise<boolean> => {
    if (rows.length === 0) return true
    const input = { requestId: newId(), applicationIds: idsOf(rows), stage, message }
    const outcome = await call(moveApplication, input)
    if (outcome.state === 'refused') {
      refused(outcome.problem)
      return false
    }
    const not = outcome.value.outcomes.find((each) => each.refused !== undefined)
    if (not !== undefined) setProblem(wordsOf(not.refused, nameOf(rows, not.applicationId)) ?? null)
    return not === undefined
  }
  /** A new application is marked as read first (rule AP1). */
  const read = (rows: readonly Row[]) =>
    step(
      rows.filter(({ content }) => content.state === 'applied'),
      'being read',
      '',
    )
  const move = async (rows: readonly Row[], stage: string, message = ''): Promise<boolean> => {
    setProblem(null)
    const isRead = stage === 'being read' || (await read(rows))
    return isRead && step(rows, stage, message)
  }
  const { heldIds, hold } = useHeldDeclines(async ({ rows, reason, message }) => {
    const input = { requestId: newId(), applicationIds: idsOf(rows), reason, message }
    const outcome = await call(declineApplications, input)
    if (outcome.state === 'refused') refused(outcome.problem)
    return outcome.state === 'done'
  })
  return { move, read, decline: hold, heldIds, problem }
}
