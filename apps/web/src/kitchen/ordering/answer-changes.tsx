import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { packsExpected } from '@brigade/domain/kitchen/ordering/answer-lines.ts'
import { answerChanges } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import type { Order, OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'

interface AnswerChangesProps {
  readonly order: StoredDocument<Order>
  readonly lines: readonly StoredDocument<OrderLine>[]
}

/** What the supplier changed, line by line: taken or left. */
export function AnswerChanges({ order, lines }: AnswerChangesProps) {
  const t = useText()
  const nothing: { readonly left: readonly string[] } = { left: [] }
  const { values, setValues, clear } = useDraft(answerChanges.input, {
    name: `changes ${order.id}`,
    start: nothing,
  })
  const { left } = values
  const { send, problem } = useCall(answerChanges)
  const offered = lines.filter(({ content }) => packsExpected(content) > 0)
  const take = (id: string, isOn: boolean) =>
    setValues({ left: isOn ? left.filter((each) => each !== id) : [...left, id] })
  const answer = async () => {
    const answers = offered.map(({ id }) => ({ lineId: id, accept: !left.includes(id) }))
    const outcome = await send({ orderId: order.id, lines: answers, words: '' })
    if (outcome.state === 'done') clear()
  }
  return (
    <Form className="supply-step" onSubmit={answer}>
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
            checked={!left.includes(id)}
            onChange={({ target }) => take(id, target.checked)}
          />
        ))}
        <span>
          <SendButton>
            {t(left.length === offered.length ? 'supply.changes.cancel' : 'supply.changes.submit')}
          </SendButton>
        </span>
      </Stack>
    </Form>
  )
}
