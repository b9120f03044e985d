import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import {
  type CatalogueLine,
  cataloguePrices,
  DEFAULT_PRICE,
} from '@brigade/domain/kitchen/suppliers/catalogue-line.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { usePriceWords } from '../../lib/format/price-words.ts'
import type { OwnPlace } from './use-own-place.ts'

interface ProductRowProps {
  readonly place: OwnPlace
  readonly row: StoredDocument<CatalogueLine>
  readonly onToggle: (row: StoredDocument<CatalogueLine>) => void
  readonly onEdit: (row: StoredDocument<CatalogueLine>) => void
}

/** A row that takes the focus by itself, so that its keys have a place. */
const focusable = { tabIndex: 0 } as const

/** One product: name and number, pack, price, whether it can be had, when it changed last. */
export function ProductRow({ place, row, onToggle, onEdit }: ProductRowProps) {
  const t = useText()
  const { date, money } = useFormat()
  const { zone } = place.terms
  const words = usePriceWords(zone)
  const { name, code, pack, isAvailable, changedAt } = row.content
  const action = t(isAvailable ? 'supply.catalogue.takeOff' : 'supply.catalogue.putBack')
  const params = { supplierId: place.supplierId, lineId: row.id, priceId: DEFAULT_PRICE }
  const price = useDocument(cataloguePrices, params)
  const known = price.state === 'success' ? price.value?.content.price : undefined
  return (
    <article className="supply-row" data-row={row.id} aria-label={name} {...focusable}>
      <span className="supply-row-name">
        <b>{name}</b>
        <small>{code ?? t('supply.catalogue.noCode')}</small>
      </span>
      <span className="supply-row-pack">{words.pack(pack)}</span>
      <span className="supply-row-price">
        {known !== undefined ? (
          money(known)
        ) : price.state === 'success' ? (
          <StateMark state="unknown">{t('supply.catalogue.noPrice')}</StateMark>
        ) : null}
      </span>
      <span className="supply-row-changed">
        {t('supply.catalogue.changed', { date: date(msFromTimestamp(changedAt), zone) })}
      </span>
      <span className="supply-row-tools">
        <StateMark state={isAvailable ? 'ok' : 'neutral'}>
          {t(isAvailable ? 'supply.available' : 'supply.unavailable')}
        </StateMark>
        {place.sells ? (
          <>
            <Button
              size="small"
              aria-pressed={!isAvailable}
              aria-label={t('common.actionOf', { action, name })}
              onClick={() => onToggle(row)}
            >
              {action}
            </Button>
            <Button
              size="small"
              tone="plain"
              aria-label={t('supply.catalogue.editName', { name })}
              onClick={() => onEdit(row)}
            >
              {t('common.edit')}
            </Button>
          </>
        ) : null}
      </span>
    </article>
  )
}
