import type { PrepTask } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { useState } from 'react'
import type { Kept } from '../../lib/reading/loadable.ts'
import { carryToNextDay, moveOneStep, type StepOutcome } from './task-actions.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'

/** Steps that may need a reason. */
export type ReasonedStep = 'undo' | 'reopen' | 'rest' | 'carry'

/** A step that waits for its reason. */
export interface AskedStep {
  readonly taskId: string
  readonly name: string
  readonly step: ReasonedStep
}

interface Question {
  readonly crew: Crew
  readonly find: (taskId: string) => Kept<PrepTask> | undefined
  readonly begin: () => void
  /** Tells the person what became of the step; true when it is done. */
  readonly settle: (outcome: StepOutcome) => boolean
}

/** Asks why before a step that the rules allow with a reason only (rule PR5). */
export function useQuestion({ crew, find, begin, settle }: Question) {
  const [asked, setAsked] = useState<AskedStep | null>(null)
  const ask = (taskId: string, step: ReasonedStep) => {
    const task = find(taskId)
    if (task !== undefined) setAsked({ taskId, name: task.content.name, step })
  }
  const answer = async (reason: string): Promise<boolean> => {
    const task = asked === null ? undefined : find(asked.taskId)
    if (asked === null || task === undefined) return false
    begin()
    const outcome =
      asked.step === 'carry'
        ? await carryToNextDay(crew, task, reason)
        : await moveOneStep(crew, task, { command: asked.step, reason })
    if (settle(outcome)) setAsked(null)
    return outcome.state === 'done'
  }
  return { asked, ask, answer, dropQuestion: () => setAsked(null) }
}
