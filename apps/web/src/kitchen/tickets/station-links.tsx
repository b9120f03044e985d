import '../../shell/lists/chips.css'
import '../../shell/styles/station-colour.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { useText } from '../../messages/text.tsx'
import type { Screen } from './screen.ts'

/** The stations that cook, in the kitchen's order; the pass is the view of all. */
export function stationsInOrder({ crew }: Screen): readonly string[] {
  return [...crew.stations].filter(([, { isExpediter }]) => !isExpediter).map(([id]) => id)
}

/** Where a station's screen is; without a station the pass. */
export function stationAddress(path: string, stationId: string | undefined): string {
  return stationId === undefined ? path : `${path}?station=${encodeURIComponent(stationId)}`
}

/** Which station this screen is at: an address each, so that it can stay on the wall. */
export function StationLinks({ screen, path }: { readonly screen: Screen; readonly path: string }) {
  const t = useText()
  const stations = stationsInOrder(screen)
  if (stations.length === 0) return null
  const links = [undefined, ...stations].map((id) => ({
    id,
    label: id === undefined ? t('tickets.pass') : (screen.crew.stations.get(id)?.name ?? ''),
  }))
  return (
    <nav className="chips board-stations" aria-label={t('tickets.stations')}>
      {links.map(({ id, label }) => (
        <Link
          key={id ?? 'pass'}
          className="chip"
          href={stationAddress(path, id)}
          aria-current={id === screen.stationId ? 'true' : undefined}
        >
          {id === undefined ? null : (
            <span className="station-colour" data-colour={screen.crew.stations.get(id)?.colour} />
          )}
          {label}
        </Link>
      ))}
    </nav>
  )
}
