import { type State, StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import { type Claim, claims } from '@brigade/domain/kitchen/ordering/claim.ts'
import { type ClaimState, moveClaim } from '@brigade/domain/kitchen/ordering/move-claim.ts'
import { orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import type { Order, OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { ClaimForm } from './claim-form.tsx'
import { nameOfSide, ofSide } from './of-side.ts'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { settleClaim } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { Form } from '../../shell/forms/form.tsx'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'

interface SettleClaimProps {
  readonly order: StoredDocument<Order>
  readonly claim: StoredDocument<Claim>
  readonly side: LinkSide
}

/** Naming a credit, and agreeing to the one that the other side has named. */
function SettleClaim({ order, claim, side }: SettleClaimProps) {
  const t = useText()
  const { money } = useFormat()
  const isOffline = useIsOffline()
  const { values, clear, field } = useDraft(settleClaim.input, {
    name: `credit ${claim.id}`,
    start: { credit: '' },
  })
  const [isTried, setTried] = useState(false)
  const { send, isPending, problem } = useCall(settleClaim)
  const { currency, supplierId, supplierName } = order.content
  const { credit } = claim.content
  const read = moneyFromTyped(values.credit, currency)
  const mayAgree = moveClaim(claim.content, 'agree', side).ok
  const isOwnOffer = claim.content.state === 'offered' && !mayAgree
  const at = { orderId: order.id, claimId: claim.id }
  const offer = async () => {
    setTried(true)
    if (!read.ok) return
    const outcome = await send({ ...at, settlement: { kind: 'offer', credit: read.money } })
    if (outcome.state === 'refused') return
    clear()
    setTried(false)
  }
  return (
    <Stack gap={12}>
      <SupplyProblem problem={problem} />
      {supplierId === undefined ? <p>{t('supply.claims.noAccount', { supplier: supplierName })}</p> : null}
      {isOwnOffer ? (
        <p>
          {t('supply.claims.waiting', {
            who: nameOfSide(order.content, side === 'kitchen' ? 'supplier' : 'kitchen'),
          })}
        </p>
      ) : null}
      {mayAgree && credit !== undefined ? (
        <span>
          <Button
            tone="primary"
            disabled={isOffline}
            isPending={isPending}
            onClick={() => void send({ ...at, settlement: { kind: 'agree' } })}
          >
            {t('supply.claims.agree', { money: money(credit) })}
          </Button>
        </span>
      ) : null}
      <Form className="receive-line" onSubmit={offer}>
        <NumberField
          label={t(credit === undefined ? 'supply.claims.credit' : 'supply.claims.otherCredit')}
          unit={currency}
          {...field('credit')}
          problem={isTried && !read.ok ? t('supply.receive.priceWrong') : undefined}
        />
        <SendButton tone="quiet">{t('supply.claims.name')}</SendButton>
      </Form>
    </Stack>
  )
}

interface ClaimsProps {
  readonly order: StoredDocument<Order>
  readonly lines: readonly StoredDocument<OrderLine>[]
  /** For whom the reader speaks. */
  readonly side: LinkSide
  /** Whether the reader may claim and agree, too. */
  readonly maySpeak: boolean
}

const marks: Readonly<Record<ClaimState, State>> = { open: 'warn', offered: 'info', settled: 'ok' }

function useClaimFacts(order: Order, { wish, creditAsked, credit, offeredBy, state }: Claim) {
  const t = useText()
  const { money } = useFormat()
  const creditName =
    state === 'settled'
      ? t('supply.claims.agreed')
      : t('supply.claims.namedBy', { who: offeredBy === undefined ? '' : nameOfSide(order, offeredBy) })
  return [
    { name: t('supply.claims.wish'), value: t(`supply.claims.wish.${wish}`) },
    ...(creditAsked === undefined ? [] : [{ name: t('supply.claims.asked'), value: money(creditAsked) }]),
    ...(credit === undefined ? [] : [{ name: creditName, value: money(credit) }]),
  ]
}

function ClaimCard({
  order,
  lines,
  side,
  maySpeak,
  claim,
}: ClaimsProps & { readonly claim: StoredDocument<Claim> }) {
  const t = useText()
  const { date } = useFormat()
  const { content } = claim
  const facts = useClaimFacts(order.content, content)
  const nameOfLine = (id: string) => lines.find((line) => line.id === id)?.content.name ?? ''
  return (
    <Card
      title={t('supply.claims.title', {
        who: nameOfSide(order.content, content.openedBy),
        date: date(msFromTimestamp(content.createdAt)),
      })}
      aside={<StateMark state={marks[content.state]}>{t(`supply.claims.state.${content.state}`)}</StateMark>}
    >
      <ul>
        {Object.entries(content.lines).map(([id, { packs, wrong }]) => (
          <li key={id}>
            {t('supply.claims.line', {
              packs,
              name: nameOfLine(id),
              wrong: t(`supply.claims.wrong.${wrong}`),
            })}
          </li>
        ))}
      </ul>
      <p className="supply-note">{content.words}</p>
      <Facts facts={facts} />
      {maySpeak && content.state !== 'settled' ? (
        <SettleClaim order={order} claim={claim} side={side} />
      ) : null}
    </Card>
  )
}

/** The claims of an order, what each side offers, and the way to open another. */
export function ClaimsView(props: ClaimsProps) {
  const t = useText()
  const { order, lines, side, maySpeak } = props
  const result = useQuery(claims, { orderId: order.id }, ofSide(order.content, side))
  const mayClaim = maySpeak && orderLifecycle.isAllowed(order.content.state, 'dispute')
  return (
    <>
      <Loaded of={result} empty={null}>
        {(rows) => (
          <Stack gap={12}>
            <h2>{t('supply.claims.list')}</h2>
            {rows.map((claim) => (
              <ClaimCard key={claim.id} {...props} claim={claim} />
            ))}
          </Stack>
        )}
      </Loaded>
      {mayClaim ? <ClaimForm order={order} lines={lines} /> : null}
    </>
  )
}
