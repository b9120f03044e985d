import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { supplierColumn } from '@brigade/domain/kitchen/ordering/supplier-column.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { useAskingLinks } from './use-asking-links.ts'
import { type OwnPlace, useOwnPlace } from './use-own-place.ts'
import { useOpenOrders } from './use-orders.ts'

function Waiting({ place }: { readonly place: OwnPlace }) {
  const t = useText()
  const now = useNow()
  const rows = useOpenOrders(place.supplierId)
  const asking = useAskingLinks(place)
  const today = localDateAndTime(now, place.terms.zone).date
  return (
    <Loaded of={rows}>
      {(result) => {
        const columns = result.map(({ content }) => supplierColumn(content, today))
        const countOf = (wanted: (typeof columns)[number]) =>
          columns.filter((column) => column === wanted).length
        const count = countOf('new')
        return (
          <Cells>
            <Cell
              title={t('supply.today.orders', { count })}
              href={paths.supplierDashboard('orders')}
              detail={t('supply.today.onTheWay', { count: countOf('on the way') })}
              trail={count === 0 ? null : <StateMark state="info">{t('supply.column.new')}</StateMark>}
            />
            {asking.length === 0 ? null : (
              <Cell
                title={t('supply.today.asking', { count: asking.length })}
                href={paths.supplierDashboard('orders')}
              />
            )}
          </Cells>
        )
      }}
    </Loaded>
  )
}

/** What waits for a supplier's word today: new orders first, then kitchens that ask to buy. */
export function SupplierToday() {
  const t = useText()
  const place = useOwnPlace()
  return (
    <section>
      <Stack gap={12}>
        <h2>{t('home.today')}</h2>
        <Loaded of={place}>{(value) => <Waiting place={value} />}</Loaded>
      </Stack>
    </section>
  )
}
