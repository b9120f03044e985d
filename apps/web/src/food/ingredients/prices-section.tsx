import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { isFreeOfCharge } from '@brigade/domain/food/ingredients/free-of-charge.ts'
import type { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { unitWord } from '../../lib/format/unit-word.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { changing, write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { offerUndo } from '../../shell/undo/undo.ts'
import { changeStockLine } from './parts.ts'
import { PriceDialog } from './price-dialog.tsx'
import { PriceHistory } from './price-history.tsx'
import { usePriceWords } from '../../lib/format/price-words.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'

interface PricesSectionProps {
  readonly shelf: Shelf
  readonly recipes: ReadonlyMap<string, Recipe> | undefined
  readonly lineId: string
  readonly stockLine: StockLine
}

interface PriceCardProps extends PricesSectionProps {
  readonly priceLineId: string
  readonly line: PriceLine
  readonly onEdit: () => void
}

async function bin({ shelf, priceLineId, line }: PriceCardProps, binned: string): Promise<void> {
  const params = { kitchenId: shelf.kitchenId, priceLineId }
  const deletedAt = timestampFromMs(Date.now())
  await write([changing(priceLines, params, { before: line, changes: { deletedAt } })])
  const undo = () =>
    void write([changing(priceLines, params, { before: line, changes: { deletedAt: undefined } })])
  offerUndo({ text: binned, undo })
}

/** The buttons of one price, for those who may change prices. */
function PriceActions(props: PriceCardProps) {
  const { shelf, lineId, stockLine, priceLineId, line, onEdit } = props
  const t = useText()
  if (!shelf.access.may('lead')) return null
  const isInUse = shelf.prices.get(lineId)?.priceLineId === priceLineId
  const prefer = () =>
    void write([
      changing(
        stockLines,
        { kitchenId: shelf.kitchenId, lineId },
        { before: stockLine, changes: { preferredPriceLineId: priceLineId } },
      ),
    ])
  return (
    <Cluster>
      <Button size="small" onClick={onEdit}>
        {t('ingredients.price.change')}
      </Button>
      {isInUse ? null : (
        <Button size="small" onClick={prefer}>
          {t('ingredients.price.use')}
        </Button>
      )}
      <Button
        size="small"
        tone="plain"
        onClick={() => void bin(props, t('ingredients.price.binned', { supplier: line.supplierName }))}
      >
        {t('ingredients.price.remove')}
      </Button>
    </Cluster>
  )
}

function PriceCard(props: PriceCardProps) {
  const { shelf, lineId, stockLine, priceLineId, line } = props
  const t = useText()
  const words = usePriceWords(shelf.settings.zone)
  const isInUse = shelf.prices.get(lineId)?.priceLineId === priceLineId
  const perUnit = words.perUnit(line, stockLine)
  const product = [line.name, line.code].filter((each) => each !== undefined && each !== stockLine.name)
  return (
    <Card
      title={words.packPrice(line)}
      detail={[words.origin(line), ...product].join(' · ')}
      aside={isInUse ? <StateMark state="ok">{t('ingredients.price.inUse')}</StateMark> : null}
      foot={<PriceActions {...props} />}
    >
      <p className="price-per-unit">
        {perUnit ?? t('ingredients.price.notComparable', { unit: unitWord(t, stockLine.stockUnit) })}
      </p>
      {line.vatPct === undefined ? null : <small>{t('ingredients.price.vatIs', { pct: line.vatPct })}</small>}
      <PriceHistory shelf={shelf} priceLineId={priceLineId} />
    </Card>
  )
}

/** Whether the ingredient costs nothing, such as water; whoever sets prices says so. */
function FreeTick({ shelf, lineId, stockLine }: PricesSectionProps) {
  const t = useText()
  const isFree = isFreeOfCharge(stockLine)
  if (!shelf.access.may('lead')) return isFree ? <p>{t('ingredients.price.free')}</p> : null
  return (
    <Checkbox
      label={t('ingredients.price.free')}
      hint={t('ingredients.price.freeHint')}
      checked={isFree}
      onChange={(event) =>
        void changeStockLine({ shelf, lineId, stockLine }, { isFree: event.target.checked })
      }
    />
  )
}

function openPrices({ priceLines: all }: Shelf, lineId: string): readonly (readonly [string, PriceLine])[] {
  return [...(all ?? [])]
    .filter(([, line]) => line.lineId === lineId && line.deletedAt === undefined)
    .toSorted(([, one], [, other]) => one.rank - other.rank)
}

/** What the ingredient costs, supplier by supplier; only for people who may see costs. */
export function PricesSection(props: PricesSectionProps) {
  const { shelf, lineId } = props
  const t = useText()
  const [editing, setEditing] = useState<string | null>(null)
  if (!shelf.access.seesCosts) return <Banner state="info">{t('ingredients.price.hidden')}</Banner>
  const open = openPrices(shelf, lineId)
  const edited = editing === null ? undefined : shelf.priceLines?.get(editing)
  const editedLine: StoredDocument<PriceLine> | undefined =
    edited === undefined || editing === null
      ? undefined
      : { id: editing, path: '', content: edited, hasPendingWrites: false }
  return (
    <section className="ingredient-part" aria-labelledby="prices">
      <Cluster justify="between">
        <h2 id="prices">{t('ingredients.price.title')}</h2>
        {shelf.access.may('lead') ? (
          <Button tone={open.length === 0 ? 'primary' : 'quiet'} onClick={() => setEditing('new')}>
            {t('ingredients.price.add')}
          </Button>
        ) : null}
      </Cluster>
      {open.length === 0 && !isFreeOfCharge(props.stockLine) ? (
        <p className="ingredient-quiet">{t('ingredients.price.none')}</p>
      ) : null}
      <Stack gap={12}>
        {open.map(([priceLineId, line]) => (
          <PriceCard
            key={priceLineId}
            {...props}
            priceLineId={priceLineId}
            line={line}
            onEdit={() => setEditing(priceLineId)}
          />
        ))}
      </Stack>
      <FreeTick {...props} />
      {editing === null ? null : (
        <PriceDialog key={editing} {...props} line={editedLine} onClose={() => setEditing(null)} />
      )}
    </section>
  )
}
