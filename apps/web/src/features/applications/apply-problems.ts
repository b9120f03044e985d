import type { Question } from '@brigade/domain/jobs/job.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import type { ApplyDraft } from './apply-draft.ts'

interface ApplyProblem {
  readonly field: string
  readonly words: MessageKey
}

const SHORTEST_NAME = 2

/** What is still missing; the message may stay empty, a question may not. */
export function applyProblems(
  draft: ApplyDraft,
  { questions, isNew }: { readonly questions: readonly Question[]; readonly isNew: boolean },
): readonly ApplyProblem[] {
  const problems: ApplyProblem[] = []
  const isShort = (text: string) => text.trim().length < SHORTEST_NAME
  if (isNew && isShort(draft.name)) problems.push({ field: 'name', words: 'apply.missing.name' })
  if (isNew && isShort(draft.title)) problems.push({ field: 'title', words: 'apply.missing.title' })
  questions.forEach((_, at) => {
    const answer = draft.answers[at] ?? ''
    if (answer.trim() === '') problems.push({ field: `answers.${at}`, words: 'apply.missing.answer' })
  })
  return problems
}
