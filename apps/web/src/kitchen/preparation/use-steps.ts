import type { PrepCommand } from '@brigade/domain/kitchen/preparation/prep-lifecycle.ts'
import type { PrepTask } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { useEffect, useMemo, useRef } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import { offerUndo } from '../../shell/undo/undo.ts'
import { useStepProblem } from '../../shell/forms/use-step-problem.ts'
import { giveTo, moveOneStep, setBinned, type StepOutcome } from './task-actions.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import { type StepQuestion, type ReasonedStep, useQuestion } from './use-question.ts'
import { problemText } from './words.ts'

/** What a row can ask for, by its task's id. */
export interface RowSteps {
  readonly move: (taskId: string, command: PrepCommand) => void
  readonly assign: (taskId: string, person: string | null) => void
  readonly bin: (taskId: string) => void
  readonly ask: (taskId: string, step: ReasonedStep) => void
}

/** What a person may do with the tasks on screen. */
export interface Steps extends RowSteps {
  readonly question: StepQuestion | null
  /** Does the step that waits; true when it is done. */
  readonly answer: (reason: string) => Promise<boolean>
  readonly dropQuestion: () => void
  /** Why the last step was not done, in words. */
  readonly problem: string | null
}

function isReasoned(command: PrepCommand): command is 'undo' | 'reopen' | 'rest' {
  return command === 'undo' || command === 'reopen' || command === 'rest'
}

/** The current state of the task, also for an undo that is pressed seconds after the screen was drawn. */
function useFinder(tasks: readonly StoredDocument<PrepTask>[]) {
  const latest = useRef(tasks)
  useEffect(() => {
    latest.current = tasks
  }, [tasks])
  return (taskId: string) => latest.current.find(({ id }) => id === taskId)
}

/** Steps on the tasks on screen: written at once, taken back for five seconds, refused in words. */
export function useSteps(crew: Crew, tasks: readonly StoredDocument<PrepTask>[]): Steps {
  const t = useText()
  const find = useFinder(tasks)
  const { problem, begin, tell } = useStepProblem()

  const settle = (outcome: StepOutcome): boolean => {
    tell(problemText(t, outcome))
    return outcome.state === 'done'
  }
  const question = useQuestion({ crew, find, begin, settle })
  const move = async (taskId: string, command: PrepCommand) => {
    const task = find(taskId)
    if (task === undefined) return
    begin()
    const outcome = await moveOneStep(crew, task, { command })
    const lacksReason = outcome.state === 'refused' && outcome.problem === 'reason-needed'
    if (lacksReason && isReasoned(command)) question.ask(taskId, command)
    else if (settle(outcome) && command === 'finish') {
      const text = t('preparation.finished', { name: task.content.name })
      offerUndo({ text, undo: () => void move(taskId, 'undo') })
    }
  }
  const assign = async (taskId: string, person: string | null) => {
    const task = find(taskId)
    if (task === undefined || task.content.assignee === person) return
    const { name, assignee } = task.content
    begin()
    if (!settle(await giveTo(crew, task, person))) return
    const text =
      person === null
        ? t('preparation.unassigned', { name })
        : t('preparation.assigned', { name, person: crew.nameOf(person) })
    offerUndo({ text, undo: () => void assign(taskId, assignee) })
  }
  const bin = async (taskId: string) => {
    const task = find(taskId)
    if (task === undefined) return
    begin()
    if (!settle(await setBinned(crew, task, true))) return
    const takeOut = () => void setBinned(crew, find(taskId) ?? task, false)
    offerUndo({ text: t('preparation.binned', { name: task.content.name }), undo: takeOut })
  }
  return {
    ...question,
    problem,
    move: (taskId, command) => void move(taskId, command),
    assign: (taskId, person) => void assign(taskId, person),
    bin: (taskId) => void bin(taskId),
  }
}

/** The same four functions for as long as the list is on screen, so that rows need not be drawn anew for them. */
export function useRowSteps(steps: Steps): RowSteps {
  const latest = useRef<RowSteps>(steps)
  useEffect(() => {
    latest.current = steps
  }, [steps])
  return useMemo(
    () => ({
      move: (taskId, command) => latest.current.move(taskId, command),
      assign: (taskId, person) => latest.current.assign(taskId, person),
      bin: (taskId) => latest.current.bin(taskId),
      ask: (taskId, step) => latest.current.ask(taskId, step),
    }),
    [],
  )
}
