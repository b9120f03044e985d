import type { PrepCommand } from '@brigade/domain/kitchen/preparation/prep-lifecycle.ts'
import type { PrepState } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import type { Translate } from '../../messages/text.tsx'
import type { StepOutcome } from './task-actions.ts'

/** The word for each state. */
export const stateWords: Readonly<Record<PrepState, MessageKey>> = {
  dormant: 'preparation.state.dormant',
  'to do': 'preparation.state.toDo',
  done: 'preparation.state.done',
  checked: 'preparation.state.checked',
}

/** What the round button of a task does in each state, and how it says so. */
export const tapOf: Readonly<
  Record<PrepState, { readonly command: PrepCommand; readonly words: MessageKey }>
> = {
  dormant: { command: 'wake', words: 'preparation.act.wake' },
  'to do': { command: 'finish', words: 'preparation.act.finish' },
  done: { command: 'undo', words: 'preparation.act.undo' },
  checked: { command: 'reopen', words: 'preparation.act.reopen' },
}

/** The step that takes a task on from each state. */
export const stepOn: Readonly<Record<PrepState, PrepCommand | undefined>> = {
  dormant: 'wake',
  'to do': 'finish',
  done: 'check',
  checked: undefined,
}

/** Why a step was not done, in words; null when it was. */
export function problemText(t: Translate, outcome: StepOutcome): string | null {
  switch (outcome.state) {
    case 'done':
      return null
    case 'refused':
      return t(`preparation.refused.${outcome.problem}`)
    case 'not-written':
      return refusalWords(t, outcome.written)
  }
}
