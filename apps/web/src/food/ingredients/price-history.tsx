import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Table } from '@brigade/design-system/molecules/table.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { pastPrices } from '@brigade/domain/food/ingredients/price-lines.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { usePriceWords } from '../../lib/format/price-words.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'

interface PriceHistoryProps {
  readonly shelf: Shelf
  readonly priceLineId: string
}

const MOST_ROWS = 50

function Rows({ shelf, priceLineId }: PriceHistoryProps) {
  const t = useText()
  const format = useFormat()
  const words = usePriceWords(shelf.settings.zone)
  const priceChanges = useQuery(
    pastPrices,
    { kitchenId: shelf.kitchenId, priceLineId },
    { orderBy: ['-at'], limit: MOST_ROWS },
  )
  return (
    <Loaded of={priceChanges} empty={<p>{t('ingredients.history.none')}</p>}>
      {(rows) => (
        <Table caption={t('ingredients.history.title')}>
          <thead>
            <tr>
              <th scope="col">{t('ingredients.history.when')}</th>
              <th scope="col">{t('ingredients.price.pack')}</th>
              <th scope="col" data-numeric>
                {t('ingredients.price.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, content }) => (
              <tr key={id}>
                <td>{format.dateTime(msFromTimestamp(content.at), shelf.settings.zone)}</td>
                <td>{content.pack === undefined ? t('common.unknown') : words.pack(content.pack)}</td>
                <td data-numeric>{format.money(content.price)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Loaded>
  )
}

/** Every price the line has had, newest first; fetched when it is opened. */
export function PriceHistory(props: PriceHistoryProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Cluster>
        <Button size="small" tone="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'ingredients.history.hide' : 'ingredients.history.show')}
        </Button>
      </Cluster>
      {isOpen ? <Rows {...props} /> : null}
    </>
  )
}
