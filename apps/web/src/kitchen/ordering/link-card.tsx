import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { nextDayOf } from '@brigade/domain/kitchen/ordering/check-sending.ts'
import { cutOffAt } from '@brigade/domain/kitchen/ordering/cut-off.ts'
import { orderTotals } from '@brigade/domain/kitchen/ordering/order-totals.ts'
import { takesOrders, moveSupplierLink } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { BasketLines } from './basket-lines-view.tsx'
import { basketLines } from './basket-lines.ts'
import { LocalLinkDialog } from './local-link-dialog.tsx'
import { MinimumBar } from './minimum-bar.tsx'
import { MoreLines } from './more-lines.tsx'
import { linkMarks } from './order-words.table.ts'
import { SendDialog } from './send-dialog.tsx'
import { TakeDialog } from './take-dialog.tsx'
import type { Buying } from './use-buying.ts'
import { WithStock } from './with-stock.tsx'
import { endSupplierLink, pauseSupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-functions.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { SupplyProblem } from './supply-problem.tsx'

interface LinkStateProps {
  readonly kitchenId: string
  readonly link: StoredDocument<SupplierLink>
  readonly mayMove: boolean
}

/** Pausing, taking up again and ending a link, asked once more before it ends for good. */
function LinkState({ kitchenId, link, mayMove }: LinkStateProps) {
  const t = useText()
  const [isSure, setSure] = useState(false)
  const pausing = useCall(pauseSupplierLink)
  const ending = useCall(endSupplierLink)
  const { state } = link.content
  const at = { kitchenId, linkId: link.id, side: 'kitchen' as const }
  const may = (command: 'pause' | 'resume' | 'end') => moveSupplierLink(state, command, 'kitchen').ok
  if (!mayMove || !(may('pause') || may('resume') || may('end'))) return null
  return (
    <div className="supply-foot">
      <SupplyProblem problem={pausing.problem ?? ending.problem} />
      <Cluster>
        {may('pause') || may('resume') ? (
          <Button
            size="small"
            tone="plain"
            isPending={pausing.isPending}
            onClick={() => void pausing.send({ ...at, pause: may('pause') })}
          >
            {t(may('pause') ? 'supply.link.pause' : 'supply.link.resume')}
          </Button>
        ) : null}
        <Button
          size="small"
          tone={isSure ? 'danger' : 'plain'}
          isPending={ending.isPending}
          onClick={() => (isSure ? void ending.send(at) : setSure(true))}
        >
          {t(isSure ? 'supply.link.endSure' : 'supply.link.end')}
        </Button>
      </Cluster>
    </div>
  )
}

interface LinkCardProps {
  readonly buying: Buying
  readonly link: StoredDocument<SupplierLink>
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Until when an order must be in for the next delivery, in the supplier's zone. */
function NextCutOff({ link, now }: { readonly link: SupplierLink; readonly now: number }) {
  const t = useText()
  const { ago, day, dateTime } = useFormat()
  const { cutOff, zone, deliveryDays } = link
  const next = nextDayOf(timestampFromMs(now), link)
  const isAnyDay = deliveryDays.weekdays.length === 0 && cutOff === undefined
  if (next === undefined || isAnyDay) return <span>{t('supply.link.noDay')}</span>
  if (cutOff === undefined) return <span>{t('supply.link.nextDay', { day: day(next) })}</span>
  const at = msFromTimestamp(cutOffAt(next, { ...deliveryDays, zone, cutOff }))
  const words = { day: day(next), at: dateTime(at, zone), zone, left: ago(at, now) }
  return <span>{t('supply.link.cutOff', words)}</span>
}

function Basket({ buying, link, now }: LinkCardProps) {
  const t = useText()
  const { money } = useFormat()
  const [open, setOpen] = useState<'send' | 'take' | null>(null)
  const lines = basketLines(buying, link.id)
  const { currency } = buying.shelf.settings
  const totals = orderTotals(
    lines.map(({ packs, priceLine }) => ({ ...priceLine, packs })),
    { currency, fee: link.content.fee },
  )
  const mayOrder = buying.shelf.access.may('lead')
  const close = () => setOpen(null)
  const worth = totals.lacksVat
    ? t('supply.basket.sendForNet', { money: money(totals.gross) })
    : t('supply.basket.sendFor', { money: money(totals.gross) })
  const sending = lines.length === 0 ? t('supply.basket.send') : worth
  return (
    <>
      <BasketLines buying={buying} linkId={link.id} lines={lines} />
      <MinimumBar link={link} goods={totals.net} />
      {mayOrder ? (
        <MoreLines buying={buying} link={link} goods={totals.net} hasLines={lines.length > 0} />
      ) : null}
      {mayOrder ? (
        <Cluster justify="between">
          <Cluster>
            <Button
              tone="primary"
              disabled={lines.length === 0}
              aria-label={t('common.actionOf', { action: sending, name: link.content.name })}
              onClick={() => setOpen('send')}
            >
              {sending}
            </Button>
            {link.content.supplierId === undefined ? null : (
              <Button onClick={() => setOpen('take')}>{t('supply.take.open')}</Button>
            )}
          </Cluster>
        </Cluster>
      ) : null}
      {open === 'send' ? (
        <SendDialog buying={buying} link={link} lines={lines} totals={totals} now={now} onClose={close} />
      ) : null}
      {open === 'take' ? (
        <WithStock buying={buying}>
          {(stocked) => <TakeDialog buying={stocked} link={link} onClose={close} />}
        </WithStock>
      ) : null}
    </>
  )
}

/** Changes what the kitchen has noted of a supplier without an account. */
function EditLink({ buying, link }: Omit<LinkCardProps, 'now'>) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (link.content.supplierId !== undefined || !buying.shelf.access.may('lead')) return null
  return (
    <>
      <Button
        size="small"
        tone="plain"
        aria-label={t('common.actionOf', { action: t('supply.link.change'), name: link.content.name })}
        onClick={() => setOpen(true)}
      >
        {t('supply.link.change')}
      </Button>
      {isOpen ? <LocalLinkDialog buying={buying} link={link} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** One supplier: the state of the link, when the next order must be in, its part of the basket. */
export function LinkCard({ buying, link, now }: LinkCardProps) {
  const t = useText()
  const { name, state } = link.content
  return (
    <Card
      title={name}
      detail={takesOrders(state) ? <NextCutOff link={link.content} now={now} /> : undefined}
      aside={<StateMark state={linkMarks[state]}>{t(`supply.linkState.${state}`)}</StateMark>}
      foot={
        <>
          <EditLink buying={buying} link={link} />
          <LinkState
            kitchenId={buying.shelf.kitchenId}
            link={link}
            mayMove={buying.shelf.access.may('lead')}
          />
        </>
      }
    >
      {takesOrders(state) ? <Basket buying={buying} link={link} now={now} /> : null}
    </Card>
  )
}
