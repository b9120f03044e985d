import { type Station, stations } from '@brigade/domain/access/stations/station.ts'
import { useState } from 'react'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { useQuery } from '../../../lib/reading/use-query.ts'
import { inOrder, keyAt } from '../../../lib/writing/sort-order.ts'
import { changing, write } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import { PlacedList } from './placed-list.tsx'
import { RemoveStation } from './remove-station.tsx'
import { SettingSection } from './setting-section.tsx'
import { stationKindWords } from './setup-words.table.ts'
import { StationDialog } from './station-dialog.tsx'

type Row = StoredDocument<Station>

function StationList({ kitchenId, rows }: { readonly kitchenId: string; readonly rows: readonly Row[] }) {
  const t = useText()
  const [open, setOpen] = useState<Row | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Row | null>(null)
  const move = ({ id, content }: Row, place: number) =>
    void write([
      changing(
        stations,
        { kitchenId, stationId: id },
        { before: content, changes: { sortKey: keyAt(rows, place, id) } },
      ),
    ])
  const detail = ({ kind, isExpediter, thresholds }: Station) =>
    [
      isExpediter ? t('setup.station.expedites') : t(stationKindWords[kind]),
      thresholds && t('setup.thresholds.line', { first: thresholds.firstMin, second: thresholds.secondMin }),
    ]
      .filter((part) => part !== undefined)
      .join(' · ')
  return (
    <SettingSection
      title="setup.part.stations"
      intro="setup.stations.intro"
      addLabel="setup.station.add"
      onAdd={() => setOpen('new')}
    >
      {rows.length === 0 ? <p>{t('setup.stations.empty')}</p> : null}
      <PlacedList
        rows={rows}
        colourOf={({ colour }) => colour}
        detailOf={detail}
        onEdit={setOpen}
        onMove={move}
        onRemove={setLeaving}
      />
      {open === null ? null : (
        <StationDialog
          kitchenId={kitchenId}
          rows={rows}
          station={open === 'new' ? undefined : open}
          onClose={() => setOpen(null)}
        />
      )}
      {leaving === null ? null : (
        <RemoveStation kitchenId={kitchenId} rows={rows} station={leaving} onClose={() => setLeaving(null)} />
      )}
    </SettingSection>
  )
}

/** The line: which stations there are, in which order, and what each of them is. */
export function StationsPart({ kitchenId }: { readonly kitchenId: string }) {
  const found = useQuery(stations, { kitchenId }, { orderBy: ['sortKey'] })
  return <Loaded of={found}>{(rows) => <StationList kitchenId={kitchenId} rows={inOrder(rows)} />}</Loaded>
}
