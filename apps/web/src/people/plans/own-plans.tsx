import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { planSteps } from '@brigade/domain/people/plans/limits.table.ts'
import type { PlanChoice } from '@brigade/domain/people/plans/plan-choice.ts'
import { type ReactNode, useState } from 'react'
import { wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useText } from '../../messages/text.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import { JoinPlan } from './join-plan.tsx'
import { Offers } from './offers.tsx'
import { OwnUsage } from './own-usage.tsx'
import type { PlansPageData } from './plan-terms.ts'
import { PlanState } from './plan-state.tsx'
import { type OwnPlan, useOwnPlan } from './use-own-plan.ts'

interface OwnPlansProps extends PlansPageData {
  readonly period: PlanChoice['period']
  /** The result of the payment that the reader returns from. */
  readonly payment: string | null
}

function stepNow({ steps, subscription }: OwnPlan, of: PlanChoice['of']): PlanChoice['step'] {
  return of === 'bundle' ? (subscription?.bundle ?? 'free') : steps[of]
}

/** Whether a choice is more or less than what one has, or the very same. */
function comparedWith(own: OwnPlan, { of, step }: PlanChoice): 'more' | 'less' | 'same' {
  const difference = planSteps.indexOf(step) - planSteps.indexOf(stepNow(own, of))
  return difference === 0 ? 'same' : difference > 0 ? 'more' : 'less'
}

interface ActionProps {
  readonly own: OwnPlan
  readonly choice: PlanChoice
  readonly onChoose: () => void
}

/** What one may do with an offer. */
function Action({ own, choice, onChoose }: ActionProps) {
  const t = useText()
  const what = t('plans.named', { of: t(`plans.of.${choice.of}`), step: t(`plans.step.${choice.step}`) })
  const compared = comparedWith(own, choice)
  const { waiting } = own
  if (waiting?.of === choice.of && waiting.step === choice.step) {
    return <StateMark state="info">{t('plans.waiting')}</StateMark>
  }
  if (own.holder === 'guest') return <JoinPlan {...choice} />
  if (compared === 'same') return <StateMark state="ok">{t('plans.yours')}</StateMark>
  return (
    <Button
      tone={compared === 'more' ? 'primary' : 'quiet'}
      aria-label={`${t(`plans.${compared}`)}: ${what}`}
      onClick={onChoose}
    >
      {t(`plans.${compared}`)}
    </Button>
  )
}

/** The result of a payment in words; nothing without one. */
function Payment({ payment }: Pick<OwnPlansProps, 'payment'>) {
  const t = useText()
  if (payment === 'done') return <Banner state="ok">{t('plans.payment.done')}</Banner>
  if (payment === 'stopped') return <Banner state="info">{t('plans.payment.stopped')}</Banner>
  if (payment === 'failed') return <Banner state="late">{t('plans.payment.failed')}</Banner>
  return null
}

/** The plans for a signed-in reader: their plan, what they use of it, and how to change it. */
export function OwnPlans({ billing, period, payment }: OwnPlansProps) {
  const t = useText()
  const [own, askAgain] = useOwnPlan()
  const [choice, setChoice] = useState<PlanChoice | null>(null)
  const plan = own.state === 'success' ? own.plan : null
  const actionOf = (offered: PlanChoice): ReactNode =>
    plan === null ? null : <Action own={plan} choice={offered} onChoose={() => setChoice(offered)} />
  return (
    <Stack gap={24}>
      <Payment payment={payment} />
      {own.state === 'failed' ? (
        <Banner state="late" role="alert">
          {t(wordsOfProblem(own.problem), { code: own.problem.status })}
          <Button size="small" onClick={askAgain}>
            {t('common.tryAgain')}
          </Button>
        </Banner>
      ) : null}
      {plan === null || billing === 'off' ? null : (
        <PlanState own={plan} billing={billing} onChange={askAgain} />
      )}
      {billing === 'off' ? null : <Offers period={period} actionOf={actionOf} />}
      {plan === null ? null : <OwnUsage own={plan} billing={billing} />}
      {plan === null || choice === null ? null : (
        <ChoiceDialog
          own={plan}
          choice={choice}
          billing={billing}
          kind={comparedWith(plan, choice) === 'more' ? 'more' : 'less'}
          onClose={() => setChoice(null)}
          onDone={askAgain}
        />
      )}
    </Stack>
  )
}
