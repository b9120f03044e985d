import './plans-page.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { countedThings, planLimits, planSteps } from '@brigade/domain/people/plans/limits.table.ts'
import type { PlanChoice } from '@brigade/domain/people/plans/plan-choice.ts'
import { planPrice } from '@brigade/domain/people/plans/plan-price.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { OFFERED } from './plan-terms.ts'

interface OffersProps {
  readonly period: PlanChoice['period']
  /** The actions of an offer; none while the session is pending. */
  readonly actionOf?: ((choice: PlanChoice) => ReactNode) | undefined
}

/** What a step has room for, line by line. */
function Limits({ of, step }: Pick<PlanChoice, 'of' | 'step'>) {
  const t = useText()
  if (of === 'bundle') return <p>{t('plans.bundle.text')}</p>
  const things = countedThings.filter((thing) => planLimits[thing].app === of)
  return (
    <ul className="plan-limits">
      {things.map((thing) => {
        const limit = planLimits[thing][step]
        return (
          <li key={thing}>
            {limit === null ? t(`plans.noLimit.${thing}`) : t(`plans.limit.${thing}`, { count: limit })}
          </li>
        )
      })}
    </ul>
  )
}

function Offer({ of, step, period, actionOf }: PlanChoice & Pick<OffersProps, 'actionOf'>) {
  const t = useText()
  const format = useFormat()
  const price = planPrice(of, step, period)
  return (
    <Card
      title={t(`plans.step.${step}`)}
      level={3}
      aside={
        <strong className="plan-price">
          {price.minor === 0
            ? t('plans.price.free')
            : t(`plans.price.${period}`, { price: format.money(price) })}
        </strong>
      }
      foot={actionOf?.({ of, step, period })}
    >
      <Limits of={of} step={step} />
    </Card>
  )
}

/** A month or a year at a time; links, so that they also work without JavaScript. */
function Periods({ period }: Pick<OffersProps, 'period'>) {
  const t = useText()
  return (
    <nav aria-label={t('plans.period')} className="plan-periods">
      {(['month', 'year'] as const).map((each) => (
        <Link
          key={each}
          href={each === 'month' ? paths.subscribe : `${paths.subscribe}?period=${each}`}
          aria-current={each === period ? 'true' : undefined}
        >
          {t(`plans.period.${each}`)}
        </Link>
      ))}
    </nav>
  )
}

/** Every plan there is, app by app, then all of them together. */
export function Offers({ period, actionOf }: OffersProps) {
  const t = useText()
  return (
    <Stack gap={32}>
      <Periods period={period} />
      {OFFERED.map((of) => (
        <section key={of} className="plan-offers" aria-labelledby={`plan-${of}`}>
          <h2 id={`plan-${of}`}>{t(`plans.of.${of}`)}</h2>
          <div className="plan-steps">
            {planSteps
              .filter((step) => of !== 'bundle' || step !== 'free')
              .map((step) => (
                <Offer key={step} of={of} step={step} period={period} actionOf={actionOf} />
              ))}
          </div>
        </section>
      ))}
      <p className="plan-small">{t('plans.net')}</p>
    </Stack>
  )
}
