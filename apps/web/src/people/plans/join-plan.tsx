import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import type { PlanChoice } from '@brigade/domain/people/plans/plan-choice.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'

/** What a guest may do with an offer: sign up first; the free step comes with that. */
export function JoinPlan({ of, step }: Pick<PlanChoice, 'of' | 'step'>) {
  const t = useText()
  if (step === 'free') return null
  const what = t('plans.named', { of: t(`plans.of.${of}`), step: t(`plans.step.${step}`) })
  return (
    <LinkButton href={`${paths.auth(paths.subscribe)}&join=1`} aria-label={`${t('plans.join')}: ${what}`}>
      {t('plans.join')}
    </LinkButton>
  )
}
