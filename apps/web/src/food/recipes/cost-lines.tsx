import { Money } from '@brigade/design-system/atoms/money.tsx'
import { Table } from '@brigade/design-system/molecules/table.tsx'
import { NOT_CONVERTIBLE, unitFactor } from '@brigade/domain/core/quantities/convert.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import type { LineCost } from '@brigade/domain/food/recipes/cost-report.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { unitWord } from '../../lib/format/unit-word.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useWorkedOutWords } from './worked-out-text.ts'
import type { KitchenBook } from './kitchen-book.ts'
import { useMissingWords } from './missing-words.ts'
import { useMoneyWords } from '../../lib/format/money-words.ts'

/** A price of one gram would round to nothing: small units are priced by their large one. */
const PRICED_IN: Partial<Record<Unit, Unit>> = { mg: 'kg', g: 'kg', oz: 'lb', ml: 'l', cl: 'l', dl: 'l' }

interface CostLinesProps {
  readonly book: KitchenBook
  readonly recipeId: string
}

interface RowProps {
  readonly book: KitchenBook
  readonly name: string
  readonly cost: LineCost
}

function Source({ book, cost }: Omit<RowProps, 'name'>) {
  const t = useText()
  const format = useFormat()
  const words = useWorkedOutWords()
  const money = useMoneyWords(book.settings.currency)
  const missing = useMissingWords()
  if (cost.kind === 'unknown') return <td colSpan={2}>{missing(cost.why)}</td>
  const { source } = cost
  if (source.kind === 'free') return <td colSpan={2}>{t('recipes.cost.free')}</td>
  if (source.kind === 'recipe') {
    const name = book.recipes.get(source.recipeId)?.name ?? ''
    return (
      <td colSpan={2}>{t(source.isAtLeast ? 'recipes.cost.viaAtLeast' : 'recipes.cost.via', { name })}</td>
    )
  }
  const shownUnit = PRICED_IN[source.unit] ?? source.unit
  const factor = unitFactor(shownUnit, source.unit)
  const perUnit = factor === NOT_CONVERTIBLE ? source.unitPrice : source.unitPrice.mul(factor)
  const at = format.date(msFromTimestamp(source.priceAt))
  return (
    <>
      <td data-numeric>
        {words.exact(source.bought.to, source.unit)}
        <br />
        <small>
          {t('recipes.cost.unitPrice', {
            price: money.exact(perUnit),
            unit: unitWord(t, shownUnit),
          })}
        </small>
      </td>
      <td>
        {source.supplierName}
        <br />
        <small>{at}</small>
      </td>
    </>
  )
}

function Row({ book, name, cost }: RowProps) {
  const t = useText()
  const money = useMoneyWords(book.settings.currency)
  return (
    <tr>
      <th scope="row">{name}</th>
      <Source book={book} cost={cost} />
      <td data-numeric>
        <Money
          text={cost.kind === 'known' ? money.span(cost.cost) : undefined}
          unknown={t('common.unknown')}
        />
      </td>
    </tr>
  )
}

/** What each line costs in one batch, and from which pack, supplier and day that follows. */
export function CostLines({ book, recipeId }: CostLinesProps) {
  const t = useText()
  const cost = book.costs?.of(recipeId)
  const lines = book.recipes.get(recipeId)?.current.lines ?? []
  if (cost === undefined || lines.length === 0) return null
  const names = new Map(lines.map(({ lineKey, name }) => [lineKey, name]))
  return (
    <div className="cost-lines">
      <Table caption={t('recipes.cost.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('recipes.line.name')}</th>
            <th scope="col" data-numeric>
              {t('recipes.cost.bought')}
            </th>
            <th scope="col">{t('recipes.cost.supplier')}</th>
            <th scope="col" data-numeric>
              {t('recipes.cost')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cost.lines.map((line) => (
            <Row key={line.lineKey} book={book} name={names.get(line.lineKey) ?? ''} cost={line} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}
