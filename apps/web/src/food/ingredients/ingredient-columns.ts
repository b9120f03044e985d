import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import type { Translate } from '../../messages/text.tsx'
import type { ListColumn } from '../../shell/lists/list-order.ts'
import { unknownAllergenCount } from './ingredient-filter.ts'
import { packText } from './price-form.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'

/** What the shelf says of each ingredient; prices for those who may see them. */
export function ingredientColumns(
  t: Translate,
  { prices, priceLines, settings }: Shelf,
): readonly ListColumn<StoredDocument<StockLine>>[] {
  const priceOf = ({ id }: StoredDocument<StockLine>) => prices.get(id)?.priceLine
  const packOf = (row: StoredDocument<StockLine>) => {
    const known = priceOf(row)
    return known === undefined ? '' : packText(known.pack)
  }
  const moneyOf = (row: StoredDocument<StockLine>) => {
    const known = priceOf(row)
    return known === undefined ? '' : moneyText(known.price)
  }
  const { currency } = settings
  return [
    { heading: t('lists.name'), kind: 'text', valueOf: ({ content }) => content.name },
    {
      heading: t('lists.category'),
      kind: 'text',
      valueOf: ({ content }) => t(`catalogue.category.${content.category}`),
    },
    {
      heading: t('lists.unknown'),
      kind: 'number',
      valueOf: ({ content }) => String(unknownAllergenCount(content)),
    },
    ...(priceLines === undefined
      ? []
      : ([
          { heading: t('lists.supplier'), kind: 'text', valueOf: (row) => priceOf(row)?.supplierName ?? '' },
          { heading: t('lists.pack'), kind: 'text', valueOf: packOf },
          { heading: t('lists.price', { currency }), kind: 'number', valueOf: moneyOf },
        ] satisfies readonly ListColumn<StoredDocument<StockLine>>[])),
  ]
}
