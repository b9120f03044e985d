import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import type { PlanChoice } from '@brigade/domain/people/plans/plan-choice.ts'
import { changePlan, startCheckout } from '@brigade/domain/people/plans/plan-functions.ts'
import { planPrice } from '@brigade/domain/people/plans/plan-price.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import type { PlansPageData } from './plan-terms.ts'
import { usePlanProblemWords } from './plan-words.ts'
import type { OwnPlan } from './use-own-plan.ts'

interface ChoiceDialogProps extends PlansPageData {
  readonly own: OwnPlan
  readonly choice: PlanChoice
  readonly kind: 'more' | 'less'
  readonly onClose: () => void
  readonly onDone: () => void
}

type Outcome = { readonly state: 'asking' } | { readonly state: 'told'; readonly words: string }

/** Takes the choice to the server: to a payment, to the operator, or as a change of what is running. */
function useChoice({ own, choice, billing, kind, onDone }: ChoiceDialogProps) {
  const t = useText()
  const format = useFormat()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' })
  const [isLeaving, setLeaving] = useState(false)
  const checkout = useCall(startCheckout)
  const change = useCall(changePlan)
  const request = { ...choice, seenPrice: planPrice(choice.of, choice.step, choice.period) }
  const isNew = kind === 'more' && (billing === 'manual' || own.subscription === null)
  const buy = async () => {
    const sent = await checkout.send(request)
    if (sent.state !== 'done') return
    if (sent.value.kind === 'pay at') {
      setLeaving(true)
      globalThis.location.assign(sent.value.url)
      return
    }
    setOutcome({ state: 'told', words: t('plans.done.waiting') })
    onDone()
  }
  const alter = async () => {
    const sent = await change.send(request)
    if (sent.state !== 'done') return
    const day = format.date(msFromTimestamp(sent.value.from))
    setOutcome({ state: 'told', words: t(`plans.done.${kind}`, { day }) })
    onDone()
  }
  const { problem } = isNew ? checkout : change
  const isPending = checkout.isPending || change.isPending || isLeaving
  return { outcome, problem, isPending, send: () => void (isNew ? buy() : alter()) }
}

/** What a choice means, before it is made. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { own, choice, billing, kind, onClose } = props
  const t = useText()
  const format = useFormat()
  const isOffline = useIsOffline()
  const problemWords = usePlanProblemWords()
  const { outcome, problem, isPending, send } = useChoice(props)
  const price = format.money(planPrice(choice.of, choice.step, choice.period))
  const what = t('plans.named', { of: t(`plans.of.${choice.of}`), step: t(`plans.step.${choice.step}`) })
  const renewsAt = own.subscription?.renewsAt
  const day = renewsAt === undefined ? '' : format.date(msFromTimestamp(renewsAt))
  return (
    <Dialog isOpen onClose={onClose} title={what} closeLabel={t('common.close')}>
      <Stack gap={16}>
        {problem === null ? null : (
          <Banner state="late" role="alert">
            {problemWords(problem)}
          </Banner>
        )}
        {outcome.state === 'told' ? (
          <Banner state="ok" aria-live="polite">
            {outcome.words}
          </Banner>
        ) : (
          <>
            <p>{t(`plans.price.${choice.period}`, { price })}</p>
            <p>{kind === 'less' ? t('plans.confirm.less', { day }) : t(`plans.confirm.${billing}`)}</p>
          </>
        )}
        <Cluster>
          {outcome.state === 'told' ? null : (
            <Button tone="primary" isPending={isPending} disabled={isOffline} onClick={send}>
              {isOffline ? t('common.needsConnection') : t(`plans.confirm.submit.${kind}`)}
            </Button>
          )}
          <Button tone="plain" onClick={onClose}>
            {t(outcome.state === 'told' ? 'common.close' : 'common.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  )
}
