import { Button } from '@brigade/design-system/atoms/button.tsx'
import { type State, StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import type { Decimal } from '@brigade/domain/core/quantities/decimal.ts'
import { storageAreas } from '@brigade/domain/kitchen/kitchens/storage-area.ts'
import { type StockBalance, stockBalances } from '@brigade/domain/kitchen/stock/stock-balance.ts'
import { type StockStatus, stockStatus } from '@brigade/domain/kitchen/stock/stock-status.ts'
import { useState } from 'react'
import { useAmountWords } from '../../../lib/format/amount-text.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useDocument } from '../../../lib/reading/use-document.ts'
import { useQuery } from '../../../lib/reading/use-query.ts'
import { useText } from '../../../messages/text.tsx'
import type { PartWithRecipes } from '../parts.ts'
import { BookDialog } from './book-dialog.tsx'
import { MovementsList } from './movements-list.tsx'
import type { Happening } from './stock-actions.ts'
import { StockDialog } from './stock-dialog.tsx'

const marks: Readonly<Record<StockStatus, State>> = {
  'not-counted': 'unknown',
  'count-again': 'warn',
  out: 'late',
  low: 'warn',
  ok: 'ok',
}

const HAPPENINGS = ['found', 'waste', 'staff-meal'] as const

interface StockOfProps extends PartWithRecipes {
  readonly balance: StockBalance | undefined
}

/** Where the food lies and how full it is kept; what nobody has set says so. */
function StockFacts({
  shelf,
  stockLine,
  recipes,
  balance,
  areas,
}: StockOfProps & { readonly areas: readonly string[] }) {
  const t = useText()
  const amounts = useAmountWords()
  const { stockUnit, par, min, max, shelfLifeDays, storage, recipeId } = stockLine
  const unset = t('ingredients.stock.unset')
  const amount = (of: Decimal | undefined) =>
    of === undefined ? unset : amounts.quantity({ amount: of, unit: stockUnit })
  const facts = [
    {
      name: t('ingredients.stock.onHand'),
      value:
        balance === undefined
          ? t('ingredients.stock.notKnown')
          : `${balance.amount.startsWith('-') ? '−' : ''}${amounts.quantity({ amount: balance.amount.replace('-', ''), unit: stockUnit })}`,
    },
    { name: t('ingredients.stock.par'), value: amount(par) },
    { name: t('ingredients.stock.min'), value: amount(min) },
    ...(max === undefined ? [] : [{ name: t('ingredients.stock.max'), value: amount(max) }]),
    ...(areas.length === 0 ? [] : [{ name: t('ingredients.stock.areas'), value: areas.join(', ') }]),
    ...(shelfLifeDays === undefined
      ? []
      : [
          {
            name: t('ingredients.stock.days'),
            value: t('ingredients.stock.keeps', { count: shelfLifeDays }),
          },
        ]),
    ...(storage?.max === undefined
      ? []
      : [{ name: t('ingredients.stock.atMost'), value: `${storage.max.value} °${storage.max.unit}` }]),
    ...(recipeId === undefined
      ? []
      : [{ name: t('ingredients.stock.madeBy'), value: recipes?.get(recipeId)?.name ?? '…' }]),
  ]
  const status = stockStatus(stockLine, balance)
  return (
    <>
      <span>
        <StateMark state={marks[status]}>{t(`ingredients.stock.status.${status}`)}</StateMark>
      </span>
      <Facts facts={facts} />
      {shelf.access.may('cook') ? null : (
        <p className="ingredient-quiet">{t('ingredients.stock.readOnly')}</p>
      )}
    </>
  )
}

function StockOf(props: StockOfProps) {
  const t = useText()
  const { shelf, lineId, stockLine, recipes, balance } = props
  const [open, setOpen] = useState<Happening['kind'] | 'edit' | null>(null)
  const [showsLedger, setShowsLedger] = useState(false)
  const found = useQuery(storageAreas, { kitchenId: shelf.kitchenId }, { orderBy: ['sortKey'] })
  const areas = found.state === 'success' ? found.value : []
  const named = areas.flatMap(({ id, content }) => (stockLine.areaIds.includes(id) ? [content.name] : []))
  const part = { shelf, lineId, stockLine }
  const close = () => setOpen(null)
  return (
    <>
      <StockFacts {...props} areas={named} />
      {shelf.access.may('cook') ? (
        <Cluster>
          {HAPPENINGS.map((kind) => (
            <Button key={kind} onClick={() => setOpen(kind)}>
              {t(`ingredients.stock.do.${kind}`)}
            </Button>
          ))}
          <Button tone="plain" onClick={() => setOpen('edit')}>
            {t('ingredients.stock.edit')}
          </Button>
        </Cluster>
      ) : null}
      <details
        className="ingredient-more"
        onToggle={({ currentTarget }) => setShowsLedger(currentTarget.open)}
      >
        <summary>{t('ingredients.stock.movements')}</summary>
        {showsLedger ? <MovementsList {...part} /> : null}
      </details>
      {open === 'edit' ? <StockDialog {...part} recipes={recipes} areas={areas} onClose={close} /> : null}
      {open === null || open === 'edit' ? null : (
        <BookDialog {...part} kind={open} balance={balance?.amount} onClose={close} />
      )}
    </>
  )
}

/** How much of an ingredient is there, how full it is kept, and what moved it. */
export function StockSection(props: PartWithRecipes) {
  const t = useText()
  const { kitchenId } = props.shelf
  const balance = useDocument(stockBalances, { kitchenId, lineId: props.lineId })
  return (
    <section className="ingredient-part" aria-labelledby="stock">
      <h2 id="stock">{t('ingredients.stock.title')}</h2>
      <Loaded of={balance} empty={<StockOf {...props} balance={undefined} />}>
        {({ content }) => <StockOf {...props} balance={content} />}
      </Loaded>
    </section>
  )
}
