import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import type { PlanChoice } from '@brigade/domain/people/plans/plan-choice.ts'
import { cancelPlan } from '@brigade/domain/people/plans/plan-functions.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { OFFERED } from './plan-terms.ts'
import { usePlanProblemWords } from './plan-words.ts'
import type { OwnPlan } from './use-own-plan.ts'

type Running = NonNullable<OwnPlan['subscription']>

/** What is paid for: single apps, or all of them. */
function paidOf({ plan, bundle }: Running): readonly PlanChoice['of'][] {
  const isPaid = (of: PlanChoice['of']) => {
    const step = of === 'bundle' ? bundle : plan[of]
    return step !== undefined && step !== null && step !== 'free'
  }
  return OFFERED.filter(isPaid)
}

interface CancelProps {
  readonly of: PlanChoice['of']
  readonly day: string
  readonly onChange: () => void
}

/** Ends one plan at the end of its period, after asking. */
function Cancel({ of, day, onChange }: CancelProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const problemWords = usePlanProblemWords()
  const { send, isPending, problem } = useCall(cancelPlan)
  const cancel = async () => {
    const sent = await send({ of })
    if (sent.state !== 'done') return
    setOpen(false)
    onChange()
  }
  const title = t('plans.cancel', { of: t(`plans.of.${of}`) })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={t('common.close')}>
        <Stack gap={16}>
          {problem === null ? null : (
            <Banner state="late" role="alert">
              {problemWords(problem)}
            </Banner>
          )}
          <p>{t('plans.confirm.less', { day })}</p>
          <Cluster>
            <Button tone="danger" isPending={isPending} onClick={() => void cancel()}>
              {t('plans.cancel.submit')}
            </Button>
            <Button tone="plain" onClick={() => setOpen(false)}>
              {t('common.cancel')}
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    </>
  )
}

interface PlanStateProps {
  readonly own: OwnPlan
  readonly billing: 'manual' | 'stripe'
  readonly onChange: () => void
}

/** The state of the reader's plan in a sentence, and how to leave it. */
export function PlanState({ own: { subscription, waiting }, billing, onChange }: PlanStateProps) {
  const t = useText()
  const format = useFormat()
  if (subscription === null) {
    return waiting === null ? null : <Banner state="info">{t('plans.done.waiting')}</Banner>
  }
  const { state, renewsAt, graceUntil, changesThen } = subscription
  const day = format.date(msFromTimestamp(renewsAt))
  if (graceUntil !== null) {
    return (
      <Banner state="warn">
        {t('plans.state.missed', { day: format.date(msFromTimestamp(graceUntil)) })}
      </Banner>
    )
  }
  const isEnding = state === 'cancelled' || state === 'trial'
  const running = billing === 'manual' ? 'plans.state.byHand' : 'plans.state.running'
  return (
    <Stack gap={12}>
      <Banner state={isEnding ? 'info' : 'ok'}>
        {t(isEnding ? 'plans.state.ending' : changesThen ? 'plans.state.changing' : running, {
          day,
        })}
      </Banner>
      {state === 'active' ? (
        <Cluster>
          {paidOf(subscription).map((of) => (
            <Cancel key={of} of={of} day={day} onChange={onChange} />
          ))}
        </Cluster>
      ) : null}
    </Stack>
  )
}
