import './supply.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { answerOrder, readOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { claimSupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { call, type CallOutcome } from '../../lib/calls/call.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { AnswerForm } from './answer-form.tsx'
import { orderMarks } from './order-words.table.ts'
import { usePackWords } from './pack-words.ts'
import { SupplyProblem } from './supply-problem.tsx'

type SharedOrder = z.infer<typeof readOrder.output>

/** The order behind a link, read again after each answer. */
function useSharedOrder(token: string) {
  const [outcome, setOutcome] = useState<CallOutcome<SharedOrder> | null>(null)
  const [input, setAsked] = useState(() => ({ requestId: newId(), token }))
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const result = await call(readOrder, input)
      if (isCurrent) setOutcome(result)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [input])
  return { outcome, again: () => setAsked({ requestId: newId(), token }) }
}

function Lines({ order }: { readonly order: SharedOrder }) {
  const t = useText()
  const { money } = useFormat()
  const packs = usePackWords()
  return (
    <ul className="basket-lines">
      {order.lines.map((line) => (
        <li className="basket-line" key={line.lineId}>
          <span className="basket-line-words">
            <b>{line.name}</b>
            <small>
              {t('supply.line.ordered', {
                packs: line.packs,
                pack: packs(line.pack),
                price: money(line.price),
              })}
              {line.confirmedPacks === undefined || line.confirmedPacks === line.packs
                ? ''
                : ` · ${t('supply.line.confirmed', { packs: line.confirmedPacks })}`}
            </small>
          </span>
          {line.answer === undefined ? null : (
            <StateMark state={line.answer === 'ok' ? 'ok' : 'warn'}>
              {t(`supply.answer.${line.answer}`)}
            </StateMark>
          )}
        </li>
      ))}
    </ul>
  )
}

function AllOk({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const t = useText()
  const { send, isPending, problem } = useCall(answerOrder)
  const answer = async () => {
    const outcome = await send({ order: { kind: 'token', token }, lines: [], note: '' })
    if (outcome.state === 'done') onDone()
  }
  return (
    <>
      <SupplyProblem problem={problem} />
      <Button tone="primary" size="large" isPending={isPending} onClick={() => void answer()}>
        {t('supply.board.allOk')}
      </Button>
    </>
  )
}

/** The way from a link to an account: a company on Brigade takes the kitchen over as its customer. */
function Claim({ token }: { readonly token: string }) {
  const t = useText()
  const { send, isPending, problem } = useCall(claimSupplierLink)
  const [isDone, setDone] = useState(false)
  const claim = async () => {
    const outcome = await send({ token })
    if (outcome.state === 'done') setDone(true)
  }
  if (isDone)
    return <LinkButton href={paths.supplierDashboard('orders')}>{t('supply.claim.done')}</LinkButton>
  return (
    <section className="supply-step" data-print="no">
      <Stack gap={12}>
        <h2>{t('supply.claim.title')}</h2>
        <p>{t('supply.claim.text')}</p>
        <SupplyProblem problem={problem} />
        <Cluster>
          <LinkButton href={paths.people('suppliers').create}>{t('supply.claim.create')}</LinkButton>
          <Button isPending={isPending} onClick={() => void claim()}>
            {t('supply.claim.submit')}
          </Button>
        </Cluster>
      </Stack>
    </section>
  )
}

function OrderView({
  order,
  token,
  onAnswered,
}: {
  readonly order: SharedOrder
  readonly token: string
  readonly onAnswered: () => void
}) {
  const t = useText()
  const { day, money } = useFormat()
  const [isByLine, setByLine] = useState(false)
  const { number, kitchenName, wantedDay, totals, note, state } = order
  const isToAnswer = orderLifecycle.isAllowed(state, 'confirm')
  useHead({ title: t('supply.order.title', { number, supplier: kitchenName }) })
  return (
    <Stack gap={24}>
      <Cluster justify="between">
        <h1>{t('supply.order.title', { number, supplier: kitchenName })}</h1>
        <StateMark state={orderMarks[state]}>{t(`supply.state.${state}`)}</StateMark>
      </Cluster>
      <p>{t('supply.order.line', { day: day(wantedDay), money: money(totals.net) })}</p>
      {note === '' ? null : <p className="supply-note">{note}</p>}
      {isToAnswer ? null : <Banner state="ok">{t('supply.shared.answered')}</Banner>}
      {isByLine && isToAnswer ? (
        <AnswerForm order={{ kind: 'token', token }} lines={order.lines} onDone={onAnswered} />
      ) : (
        <Lines order={order} />
      )}
      {isToAnswer && !isByLine ? (
        <Cluster data-print="no">
          <AllOk token={token} onDone={onAnswered} />
          <Button size="large" onClick={() => setByLine(true)}>
            {t('supply.board.byLine')}
          </Button>
        </Cluster>
      ) : null}
      <Claim token={token} />
    </Stack>
  )
}

/** An order as a supplier without an account sees it through its link. */
export function SharedOrderPage() {
  const t = useText()
  const token = useParam('token')
  const { outcome, again } = useSharedOrder(token)
  return (
    <Page width="reading">
      {outcome === null ? (
        <Skeleton label={t('shell.waiting')} />
      ) : outcome.state === 'done' ? (
        <OrderView order={outcome.value} token={token} onAnswered={again} />
      ) : outcome.problem.reason === 'gone' ? (
        <EmptyState
          drawing="nothing-here"
          level={1}
          title={t('supply.shared.none')}
          text={t('supply.shared.noneText')}
        />
      ) : (
        <SupplyProblem problem={outcome.problem} />
      )}
    </Page>
  )
}
