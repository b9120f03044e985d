import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import type { Claim } from '@brigade/domain/kitchen/ordering/claim.ts'
import { settleClaim } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { moveClaim } from '@brigade/domain/kitchen/ordering/move-claim.ts'
import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { nameOfSide } from './of-side.ts'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'

interface SettleClaimProps {
  readonly order: StoredDocument<Order>
  readonly claim: StoredDocument<Claim>
  readonly side: LinkSide
}

/** Naming a credit, and agreeing to the one that the other side has named. */
export function SettleClaim({ order, claim, side }: SettleClaimProps) {
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
