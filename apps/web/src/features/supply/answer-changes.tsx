import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { packsExpected } from '@brigade/domain/ordering/answer-lines.ts'
import { answerChanges } from '@brigade/domain/ordering/order-functions.ts'
import type { Order, OrderLine } from '@brigade/domain/ordering/order.ts'
import { useState } from 'react'
import type { Kept } from '../../data/loadable.ts'
import { useCall } from '../../data/use-call.ts'
import { useIsOffline } from '../../data/use-is-offline.ts'
import { useText } from '../../messages/text.tsx'
import { SupplyProblem } from './supply-problem.tsx'

interface AnswerChangesProps {
  readonly order: Kept<Order>
  readonly lines: readonly Kept<OrderLine>[]
}

/** What the supplier changed, line by line: taken or left. */
export function AnswerChanges({ order, lines }: AnswerChangesProps) {
  const t = useText()
  const isOffline = useIsOffline()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { send, isPending, problem } = useCall(answerChanges)
  const offered = lines.filter(({ content }) => packsExpected(content) > 0)
  const take = (id: string, isOn: boolean) =>
    setLeft(isOn ? new Set([...left].filter((each) => each !== id)) : new Set([...left, id]))
  const answer = () =>
    send({
      orderId: order.id,
      lines: offered.map(({ id }) => ({ lineId: id, accept: !left.has(id) })),
      words: '',
    })
  return (
    <section className="supply-step">
      <Stack gap={12}>
        <h2>{t('supply.changes.title')}</h2>
        <SupplyProblem problem={problem} />
        <Banner state="warn">{t('supply.changes.text')}</Banner>
        {offered.map(({ id, content }) => (
          <Checkbox
            key={id}
            label={t('supply.changes.take', {
              packs: packsExpected(content),
              name: content.substitute?.name ?? content.name,
            })}
            checked={!left.has(id)}
            onChange={({ target }) => take(id, target.checked)}
          />
        ))}
        <span>
          <Button tone="primary" disabled={isOffline} isPending={isPending} onClick={() => void answer()}>
            {t(
              isOffline
                ? 'common.needsConnection'
                : left.size === offered.length
                  ? 'supply.changes.cancel'
                  : 'supply.changes.submit',
            )}
          </Button>
        </span>
      </Stack>
    </section>
  )
}
