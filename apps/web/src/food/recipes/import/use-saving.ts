import { useState } from 'react'
import { wordsOfRejection } from '../../../lib/calls/call-problem.ts'
import { refusalWords } from '../../../lib/problems/refusal-words.ts'
import { type ServerAck, writeMany } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import type { ImportAction } from './import-state.ts'
import type { ImportPlan, Unsaved } from './plan-import.ts'

/** How far saving has come. */
export interface Saving {
  readonly isRunning: boolean
  /** Recipes that are on this device for good. */
  readonly savedCount: number
  readonly total: number
  readonly ingredients: number
  /** Batches that the server has taken, of all. */
  readonly arrived: number
  readonly batches: number
  readonly unsaved: readonly Unsaved[]
  /** Why a batch was refused, in sentences. */
  readonly refusals: readonly string[]
}

function begun({ batches, unsaved, ingredients }: ImportPlan): Saving {
  const total = batches.reduce((sum, batch) => sum + batch.keys.length, 0)
  return {
    isRunning: true,
    savedCount: 0,
    total,
    ingredients,
    arrived: 0,
    batches: batches.length,
    unsaved,
    refusals: [],
  }
}

/** Carries out a plan, batch by batch; without a network everything is kept here and sent later. */
export function useSaving(act: (action: ImportAction) => void) {
  const t = useText()
  const [saving, setSaving] = useState<Saving | null>(null)
  const change = (part: (before: Saving) => Partial<Saving>) =>
    setSaving((before) => (before === null ? before : { ...before, ...part(before) }))
  const refuse = (reason: string) => change(({ refusals }) => ({ refusals: [...refusals, reason] }))

  const watch = async (pendingAck: Promise<ServerAck>) => {
    const serverAck = await pendingAck
    if (serverAck.state === 'saved') change(({ arrived }) => ({ arrived: arrived + 1 }))
    else refuse(t(wordsOfRejection(serverAck.status), { code: serverAck.status }))
  }
  const save = async (plan: ImportPlan) => {
    setSaving(begun(plan))
    for (const { parts, keys } of plan.batches) {
      const outcome = await writeMany(parts)
      if (outcome.state === 'queued') {
        act({ kind: 'saved', keys: new Set(keys) })
        change(({ savedCount }) => ({ savedCount: savedCount + keys.length }))
        void watch(outcome.serverAck)
      } else refuse(refusalWords(t, outcome) ?? '')
    }
    change(() => ({ isRunning: false }))
  }
  return { saving, save, forget: () => setSaving(null) }
}
