import type { PrepTask } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { carryToNextDay, moveOneStep, type StepOutcome } from './task-actions.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'

/** Steps that may need a reason. */
export type ReasonedStep = 'undo' | 'reopen' | 'rest' | 'carry'

/** A step that waits for its reason. */
export interface StepQuestion {
  readonly taskId: string
  readonly name: string
  readonly step: ReasonedStep
}

interface Question {
  readonly crew: Crew
  readonly find: (taskId: string) => StoredDocument<PrepTask> | undefined
  readonly begin: () => void
  /** Tells the person what became of the step; true when it is done. */
  readonly settle: (outcome: StepOutcome) => boolean
}

/** Asks why before a step that the rules allow with a reason only (rule PR5). */
export function useQuestion({ crew, find, begin, settle }: Question) {
  const [question, setQuestion] = useState<StepQuestion | null>(null)
  const ask = (taskId: string, step: ReasonedStep) => {
    const task = find(taskId)
    if (task !== undefined) setQuestion({ taskId, name: task.content.name, step })
  }
  const answer = async (reason: string): Promise<boolean> => {
    const task = question === null ? undefined : find(question.taskId)
    if (question === null || task === undefined) return false
    begin()
    const outcome =
      question.step === 'carry'
        ? await carryToNextDay(crew, task, reason)
        : await moveOneStep(crew, task, { command: question.step, reason })
    if (settle(outcome)) setQuestion(null)
    return outcome.state === 'done'
  }
  return { question, ask, answer, dropQuestion: () => setQuestion(null) }
}
