import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { type Station, stations } from '@brigade/domain/access/stations/station.ts'
import { withoutStation } from '@brigade/domain/kitchen/menus/route-item.ts'
import type { Menu, MenuItem, MenuSection } from '@brigade/domain/kitchen/menus/menu.ts'
import { menuItems, menus, menuSections } from '@brigade/domain/kitchen/menus/menus.ts'
import { ticketLines } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { paramsOf } from '@brigade/contract/path.ts'
import { useMemo, useState } from 'react'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import type { Loadable, StoredDocument } from '../../../lib/reading/loadable.ts'
import { useLists } from '../../../lib/reading/use-lists.ts'
import { useQuery } from '../../../lib/reading/use-query.ts'
import { changing, deleting, write } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** What of the menus is cooked at a station, also what lies in the bin. */
interface Routed {
  readonly menus: readonly StoredDocument<Menu>[]
  readonly sections: readonly StoredDocument<MenuSection>[]
  readonly items: readonly StoredDocument<MenuItem>[]
}

function useRouted(kitchenId: string, stationId: string): Loadable<Routed> {
  const found = useQuery(menus, { kitchenId })
  const rows = found.state === 'success' ? found.value : undefined
  const lists = useMemo(
    () =>
      rows?.map(({ id }) => ({
        params: { kitchenId, menuId: id },
        wish: { where: [['stationIds', 'array-contains', stationId]] as const },
      })),
    [rows, kitchenId, stationId],
  )
  const sections = useLists(menuSections, lists)
  const items = useLists(menuItems, lists)
  if (found.state !== 'success') return found
  if (sections.state !== 'success') return sections
  if (items.state !== 'success') return items
  const own = found.value.filter(({ content }) => content.stationIds?.includes(stationId) === true)
  return { ...items, value: { menus: own, sections: sections.value, items: items.value } }
}

/** How many lines are looked at: enough to say that there are some. */
const LINES_SEEN = 50

/** Whether something that is not served yet hangs at the station. */
function useHanging(kitchenId: string, stationId: string): boolean {
  const lines = useQuery(
    ticketLines,
    {},
    {
      where: [
        ['kitchenId', '==', kitchenId],
        ['isCleared', '==', false],
        ['state', 'in', ['held', 'fired', 'cooking', 'ready']],
        ['stationIds', 'array-contains', stationId],
      ],
      limit: LINES_SEEN,
      everywhere: true,
    },
  )
  return lines.state === 'success' && lines.value.length > 0
}

interface RemoveStationProps {
  readonly kitchenId: string
  readonly rows: readonly StoredDocument<Station>[]
  readonly station: StoredDocument<Station>
  readonly onClose: () => void
}

/** Takes the station away and sends what the menus cook there to another one, or to where its section goes. */
function removal(kitchenId: string, stationId: string, routed: Routed, to: string) {
  const { sections, items } = routed
  return [
    ...routed.menus.map(({ path, content }) =>
      changing(menus, paramsOf(menus, path), {
        before: content,
        changes: { stationIds: withoutStation(content.stationIds ?? [], stationId, to) },
      }),
    ),
    ...sections.map(({ path, content }) =>
      changing(menuSections, paramsOf(menuSections, path), {
        before: content,
        changes: { stationIds: withoutStation(content.stationIds, stationId, to) },
      }),
    ),
    ...items.map(({ path, content }) =>
      changing(menuItems, paramsOf(menuItems, path), {
        before: content,
        changes: { stationIds: withoutStation(content.stationIds, stationId, to) },
      }),
    ),
    deleting(stations, { kitchenId, stationId }),
  ]
}

function RoutedRemoval(props: RemoveStationProps & { readonly routed: Routed; readonly isHanging: boolean }) {
  const { kitchenId, rows, station, routed, isHanging, onClose } = props
  const t = useText()
  const [to, setTo] = useState('')
  const others = rows.filter(({ id }) => id !== station.id)
  const names = [...routed.menus, ...routed.sections, ...routed.items]
    .filter(({ content }) => content.deletedAt === undefined)
    .map(({ content }) => content.name)
  const nowhere = t(others.length === 0 ? 'setup.station.oneLine' : 'setup.station.toSection')
  return (
    <RemoveDialog
      name={station.content.name}
      onRemove={() => write(removal(kitchenId, station.id, routed, to))}
      onClose={onClose}
    >
      {isHanging ? <Banner state="warn">{t('setup.station.hanging')}</Banner> : null}
      {names.length === 0 ? (
        <p>{t('setup.station.unused')}</p>
      ) : (
        <>
          <p>{t('setup.station.used', { names: names.join(', ') })}</p>
          <SelectField
            label={t('setup.station.moveTo')}
            value={to}
            choices={[
              { value: '', label: nowhere },
              ...others.map(({ id, content }) => ({ value: id, label: content.name })),
            ]}
            onChange={({ target }) => setTo(target.value)}
          />
        </>
      )}
    </RemoveDialog>
  )
}

/** Asks where the dishes of a station go before it is removed, and says when tickets still hang there. */
export function RemoveStation(props: RemoveStationProps) {
  const routed = useRouted(props.kitchenId, props.station.id)
  const isHanging = useHanging(props.kitchenId, props.station.id)
  return (
    <Loaded of={routed}>
      {(known) => <RoutedRemoval {...props} routed={known} isHanging={isHanging} />}
    </Loaded>
  )
}
