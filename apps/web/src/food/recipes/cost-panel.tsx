import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Money } from '@brigade/design-system/atoms/money.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { type Fact, Facts } from '@brigade/design-system/organisms/facts.tsx'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { EXACT_HUNDRED } from '@brigade/domain/core/quantities/exact.ts'
import type { MissingCost, RecipeCost } from '@brigade/domain/food/recipes/cost-report.ts'
import { mostPricesMissing } from '@brigade/domain/food/recipes/prices-missing.ts'
import { foodCost, targetPrice } from '@brigade/domain/food/recipes/food-cost.ts'
import { useState } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { useMissingWords } from './missing-words.ts'
import { type MoneyWords, useMoneyWords } from '../../lib/format/money-words.ts'
import { foodPath, recipePath } from './recipe-home.ts'

interface CostPanelProps {
  readonly recipeId: string
  readonly book: KitchenBook
}

interface SellingProps {
  readonly cost: RecipeCost
  readonly book: KitchenBook
  readonly money: MoneyWords
}

/** Food cost % of a selling price that is tried out here; menus keep the real one. */
function Selling({ cost, book, money }: SellingProps) {
  const t = useText()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const { currency } = book.settings
  const price = typed.trim() === '' ? undefined : moneyFromTyped(typed, currency)
  const portion = cost.portion
  const share = price?.ok === true && portion !== undefined ? foodCost(portion.to, price.money) : undefined
  const isKnown = money.cost(cost, 'portion') !== undefined && mostPricesMissing(cost) === undefined
  const pct = share === undefined ? '' : format.percent(share.pct.div(EXACT_HUNDRED).valueOf())
  const margin = share === undefined ? '' : money.exact(share.margin)
  const facts = { pct: cost.isAtLeast ? t('recipes.atLeast', { amount: pct }) : pct, margin }
  return (
    <div className="selling">
      <NumberField
        label={t('recipes.cost.selling')}
        hint={t('recipes.cost.sellingHint')}
        unit={currency}
        value={typed}
        problem={price?.ok === false ? t(`recipes.money.${price.problem}`) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p aria-live="polite">
        {share === undefined || !isKnown
          ? ''
          : t(cost.isAtLeast ? 'recipes.cost.shareAtMost' : 'recipes.cost.share', facts)}
      </p>
    </div>
  )
}

function MissingList({ recipeId, book }: CostPanelProps) {
  const t = useText()
  const words = useMissingWords()
  const missing = [...(book.costs?.of(recipeId)?.missing.values() ?? [])]
  if (missing.length === 0) return null
  const hrefOf = (fact: MissingCost) =>
    fact.stockLineId === undefined
      ? `${recipePath(book.home, fact.recipeId)}#line-${fact.lineKey}`
      : foodPath(book.home, fact.stockLineId)
  return (
    <div className="missing">
      <h3>{t('recipes.cost.missing', { count: missing.length })}</h3>
      <ul>
        {missing.map((fact) => (
          <li key={`${fact.recipeId} ${fact.lineKey}`}>
            <Link href={hrefOf(fact)}>{fact.name}</Link>: {words(fact.why)}
            {fact.recipeId === recipeId ? null : (
              <small>
                {' '}
                {t('recipes.cost.inside', { name: book.recipes.get(fact.recipeId)?.name ?? '' })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a batch and a portion cost, at which price that is worth it, and exactly what is missing to know. */
export function CostPanel({ recipeId, book }: CostPanelProps) {
  const t = useText()
  const format = useFormat()
  const money = useMoneyWords(book.settings.currency)
  const cost = book.costs?.of(recipeId)
  const content = book.recipes.get(recipeId)?.current
  if (cost === undefined || content === undefined) return null
  const targetPct = content.targetCostPct ?? book.settings.targets.foodCostPct
  const unknown = t('common.unknown')
  const portion = money.cost(cost, 'portion')
  const target =
    portion === undefined || cost.portion === undefined || mostPricesMissing(cost) !== undefined
      ? undefined
      : money.exact(targetPrice(cost.portion.to, targetPct))
  const atLeast = (text: string) => (cost.isAtLeast ? t('recipes.atLeast', { amount: text }) : text)
  const facts: Fact[] = [
    { name: t('recipes.cost.portion'), value: <Money text={portion} unknown={unknown} /> },
    { name: t('recipes.cost.batch'), value: <Money text={money.cost(cost, 'batch')} unknown={unknown} /> },
    {
      name: t('recipes.cost.target', { pct: format.number(targetPct) }),
      value: <Money text={target === undefined ? undefined : atLeast(target)} unknown={unknown} />,
    },
  ]
  return (
    <section className="recipe-panel" aria-labelledby="cost">
      <h2 id="cost">{t('recipes.cost')}</h2>
      <Facts facts={facts} />
      {cost.portion === undefined ? (
        <p>{t('recipes.cost.noPortions')}</p>
      ) : (
        <Selling cost={cost} book={book} money={money} />
      )}
      <MissingList recipeId={recipeId} book={book} />
    </section>
  )
}
