import type { Question } from '@brigade/domain/hiring/jobs/job.ts'
import { DisplayName, ProfessionalTitle } from '@brigade/domain/core/text/names.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import type { ApplyDraft } from './apply-draft.ts'

interface ApplyProblem {
  readonly field: string
  readonly words: MessageKey
}

/** What is still missing; the message may stay empty, a question may not. */
export function applyProblems(
  draft: ApplyDraft,
  { questions, isNew }: { readonly questions: readonly Question[]; readonly isNew: boolean },
): readonly ApplyProblem[] {
  const problems: ApplyProblem[] = []
  if (isNew && !DisplayName.safeParse(draft.name).success)
    problems.push({ field: 'name', words: 'apply.missing.name' })
  if (isNew && !ProfessionalTitle.safeParse(draft.title).success)
    problems.push({ field: 'title', words: 'apply.missing.title' })
  questions.forEach((_, at) => {
    const answer = draft.answers[at] ?? ''
    if (answer.trim() === '') problems.push({ field: `answers.${at}`, words: 'apply.missing.answer' })
  })
  return problems
}
