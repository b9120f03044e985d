import { Money } from '@brigade/design-system/atoms/money.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import { menuItemCost } from '@brigade/domain/kitchen/menus/menu-item-cost.ts'
import { exactFromDecimal } from '@brigade/domain/core/quantities/exact.ts'
import { roundToText } from '@brigade/domain/core/quantities/round.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useMoneyWords } from '../../lib/format/money-words.ts'
import type { ItemRowProps } from './item-row.tsx'

/** Digits of a food cost share on screen: 27.1 %. */
const PCT_PLACES = 1

/** What one item costs and leaves, for people who may see costs; nothing for all others. */
export function ItemCost({ editing, item }: Pick<ItemRowProps, 'editing' | 'item'>) {
  const t = useText()
  const { percent } = useFormat()
  const { book, draft } = editing
  const words = useMoneyWords(book.settings.currency)
  if (book.costs === undefined) return null
  const { recipeId = '' } = item.content
  const recipe = book.recipes.get(recipeId)
  const cost = book.costs.of(recipeId)
  const target = recipe?.current.targetCostPct ?? book.settings.targets.foodCostPct
  const known = menuItemCost(item.content, {
    ...(recipe !== undefined && { recipe }),
    ...(cost !== undefined && { cost }),
    currency: book.settings.currency,
    vatPct: draft.menu.content.vatPct,
    targetCostPct: book.settings.targets.foodCostPct,
  })
  if (known.kind === 'unknown') {
    return (
      <p className="menu-item-cost menu-line">
        {t('menus.cost.none', { why: t(`menus.cost.why.${known.why.reason}`) })}
      </p>
    )
  }
  if (known.mostMissing !== undefined) {
    return (
      <div className="menu-item-cost">
        <StateMark state="unknown">{t('recipes.cost.mostMissing', { ...known.mostMissing })}</StateMark>
      </div>
    )
  }
  const { food } = known
  const isHigh = food !== undefined && food.pct.compare(exactFromDecimal(target)) > 0
  const amount = words.span(known.cost)
  const margin = food === undefined ? undefined : words.exact(food.margin)
  const share =
    food === undefined ? undefined : percent(Number(roundToText(food.pct, PCT_PLACES)) / 100, PCT_PLACES)
  const unknown = t('common.unknown')
  // While a price is missing the cost is a lower bound, so the share is one too and the margin an upper one (CO6).
  const bound = (key: 'menus.atLeast' | 'menus.atMost') => (text: string | undefined) =>
    text === undefined || !known.isAtLeast ? text : t(key, { figure: text })
  const [atLeast, atMost] = [bound('menus.atLeast'), bound('menus.atMost')]
  return (
    <div className="menu-item-cost">
      <Facts
        facts={[
          {
            name: t('menus.cost'),
            value: <Money text={atLeast(amount)} unknown={unknown} />,
          },
          {
            name: t('menus.margin'),
            value: <Money text={atMost(margin)} unknown={unknown} />,
          },
          { name: t('menus.pct'), value: atLeast(share) ?? unknown },
        ]}
      />
      {known.missingCount === 0 ? null : (
        <StateMark state="unknown">{t('menus.cost.missing', { count: known.missingCount })}</StateMark>
      )}
      {food === undefined || known.isAtLeast ? null : (
        <StateMark state={isHigh ? 'warn' : 'ok'}>
          {t(isHigh ? 'menus.pct.high' : 'menus.pct.good', { target: percent(Number(target) / 100) })}
        </StateMark>
      )}
    </div>
  )
}
