import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { movements } from '@brigade/domain/kitchen/stock/movement.ts'
import { useState } from 'react'
import { useAmountWords } from '../../../lib/format/amount-text.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useQuery } from '../../../lib/reading/use-query.ts'
import { useText } from '../../../messages/text.tsx'
import type { IngredientPart } from '../parts.ts'

const PAGE = 20

/** Everything that moved the stock of an ingredient, the newest first, page by page. */
export function MovementsList({ shelf, lineId, stockLine }: IngredientPart) {
  const t = useText()
  const format = useFormat()
  const amounts = useAmountWords()
  const [pages, setPages] = useState(1)
  const limit = PAGE * pages
  const found = useQuery(
    movements,
    { kitchenId: shelf.kitchenId },
    { where: [['lineId', '==', lineId]], orderBy: ['-at'], limit },
  )
  const signed = (change: string) => {
    const amount = amounts.quantity({ amount: change.replace('-', ''), unit: stockLine.stockUnit })
    return `${change.startsWith('-') ? '−' : '+'} ${amount}`
  }
  return (
    <Loaded of={found} empty={<p className="ingredient-quiet">{t('ingredients.stock.noMovements')}</p>}>
      {(rows) => (
        <>
          <Cells>
            {rows.map(({ id, content }) => (
              <Cell
                key={id}
                title={t(
                  content.reverses === undefined
                    ? `ingredients.moved.${content.kind}`
                    : 'ingredients.moved.undone',
                )}
                detail={format.dateTime(msFromTimestamp(content.at), shelf.settings.zone)}
                trail={signed(content.change)}
              />
            ))}
          </Cells>
          {rows.length < limit ? null : (
            <Button onClick={() => setPages(pages + 1)}>{t('ingredients.stock.older')}</Button>
          )}
        </>
      )}
    </Loaded>
  )
}
