import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useText } from '../../messages/text.tsx'
import type { MakeListFormProps } from './make-list-form.tsx'
import type { MakeListOutcome } from './plan-list.ts'

type Props = Pick<MakeListFormProps, 'tasks' | 'recipes'> & { readonly outcome: MakeListOutcome | null }

/** What making the list came to: what is new, what changed, what people should look at. */
export function MakeListSummary({ tasks, recipes, outcome }: Props) {
  const t = useText()
  if (outcome === null) return null
  const { merged, problems, written } = outcome
  if (written.state !== 'queued') {
    return (
      <Banner state="late" role="alert">
        {refusalWords(t, written)}
      </Banner>
    )
  }
  const nameOf = (taskId: string) => tasks.find(({ id }) => id === taskId)?.content.name ?? ''
  const names = (ids: readonly string[]) => ids.map(nameOf).join(', ')
  const created = merged.create.length
  const hasNothing = tasks.length === 0 && created === 0
  const sentences = [
    ...(merged.moreNeeded.length === 0
      ? []
      : [t('preparation.plan.moreNeeded', { names: names(merged.moreNeeded) })]),
    ...(merged.notPlanned.length === 0
      ? []
      : [t('preparation.plan.notPlanned', { names: names(merged.notPlanned) })]),
    ...problems.map(({ kind, recipeId }) =>
      t(`preparation.plan.problem.${kind}`, { name: recipes.get(recipeId)?.name ?? recipeId }),
    ),
  ]
  return (
    <>
      <Banner state={hasNothing ? 'warn' : 'ok'} aria-live="polite">
        {hasNothing
          ? t('preparation.plan.nothing')
          : t('preparation.plan.made', { created, changed: merged.change.length })}
      </Banner>
      {sentences.length === 0 ? null : (
        <Banner state="warn">
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}
