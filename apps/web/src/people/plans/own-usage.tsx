import { StateMark, type State } from '@brigade/design-system/atoms/state-mark.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { planApps, planLimits } from '@brigade/domain/people/plans/limits.table.ts'
import type { PlanApp } from '@brigade/domain/people/plans/subscription.ts'
import { limitOf, usageLine, type UsageLine } from '@brigade/domain/people/plans/usage.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import type { PlansPageData } from './plan-terms.ts'
import type { OwnPlan } from './use-own-plan.ts'

interface OwnUsageProps extends PlansPageData {
  readonly own: Pick<OwnPlan, 'holder' | 'steps' | 'usage'>
}

const MARKS = { near: 'warn', full: 'late', over: 'late' } as const satisfies Record<string, State>

function linesOf({ own, billing }: OwnUsageProps, app: PlanApp): readonly UsageLine[] {
  const holder =
    own.holder === 'guest'
      ? ({ kind: 'guest' } as const)
      : ({ kind: 'member', step: own.steps[app] } as const)
  const sold = billing === 'stripe' ? 'payment' : billing
  return own.usage
    .filter(({ thing }) => planLimits[thing].app === app)
    .map(({ thing, used }) => usageLine(thing, used, limitOf(thing, holder, sold)))
    .filter(({ limit }) => limit !== 0)
}

function Line({ line: { thing, used, limit, state } }: { readonly line: UsageLine }) {
  const t = useText()
  const words = limit === undefined ? t('plans.used.free', { used }) : t('plans.used.of', { used, limit })
  return (
    <Cell
      title={t(`plans.thing.${thing}`)}
      detail={state === 'full' || state === 'over' ? t(`plans.words.${state}`) : undefined}
      trail={
        <>
          {state === 'free' ? null : <StateMark state={MARKS[state]}>{t(`plans.mark.${state}`)}</StateMark>}
          <span className="plan-figures">{words}</span>
        </>
      }
    />
  )
}

/** What one uses of what plans count, app by app; what a guest cannot have at all is left out. */
export function OwnUsage(props: OwnUsageProps) {
  const t = useText()
  return (
    <section className="plan-usage" aria-labelledby="usage">
      <Stack gap={16}>
        <h2 id="usage">{t('plans.usage')}</h2>
        {props.own.holder === 'guest' ? (
          <Stack gap={8}>
            <p>{t('plans.usage.guest')}</p>
            <div>
              <LinkButton href={`${paths.auth(paths.subscribe)}&join=1`}>{t('plans.join')}</LinkButton>
            </div>
          </Stack>
        ) : null}
        <Grid cells="large">
          {planApps
            .filter((app) => linesOf(props, app).length > 0)
            .map((app) => (
              <section key={app} aria-label={t(`plans.of.${app}`)}>
                <Stack gap={8}>
                  <h3>{t(`plans.of.${app}`)}</h3>
                  <Cells>
                    {linesOf(props, app).map((line) => (
                      <Line key={line.thing} line={line} />
                    ))}
                  </Cells>
                </Stack>
              </section>
            ))}
        </Grid>
      </Stack>
    </section>
  )
}
