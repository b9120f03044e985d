import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { ClipboardCheck, ScrollText, UsersRound } from 'lucide'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { Tile } from './tile.tsx'

interface TileOf {
  readonly kitchenId: string
}

type Binnable = { readonly deletedAt?: unknown }

/** Rows that are not in the bin; undefined while they are on their way or not to be seen. */
function loadedRows<Content extends Binnable>(
  loadable: Loadable<readonly StoredDocument<Content>[]>,
): readonly StoredDocument<Content>[] | undefined {
  return loadable.state === 'success'
    ? loadable.value.filter(({ content }) => content.deletedAt === undefined)
    : undefined
}

/** Prep done of total, for the service day. */
export function PrepTile({ kitchenId, serviceDay }: TileOf & { readonly serviceDay: string | undefined }) {
  const t = useText()
  const result = useQuery(prepTasks, serviceDay === undefined ? null : { kitchenId }, {
    where: [['serviceDay', '==', serviceDay]],
  })
  const tasks = loadedRows(result)?.filter(({ content }) => content.state !== 'dormant')
  const total = tasks?.length ?? 0
  const done = tasks?.filter(({ content }) => content.state !== 'to do').length ?? 0
  const common = {
    icon: ClipboardCheck,
    title: t('kitchens.tile.prep'),
    href: paths.kitchenDashboard(kitchenId, 'preparation'),
  }
  if (tasks === undefined) return <Tile {...common} figure={undefined} />
  if (total === 0) {
    return (
      <Tile {...common} figure={t('kitchens.tile.prepEmpty')} detail={t('kitchens.tile.prepEmptyText')} />
    )
  }
  const isDone = done === total
  return (
    <Tile
      {...common}
      figure={t(isDone ? 'kitchens.tile.prepAll' : 'kitchens.tile.prepDone', { done, total })}
      mark={
        isDone
          ? { state: 'ok', words: t('kitchens.tile.prepAll', { total }) }
          : { state: 'info', words: t('kitchens.tile.prepLeft', { count: total - done }) }
      }
    />
  )
}

/** Who is in the team. */
export function TeamTile({ kitchenId }: TileOf) {
  const t = useText()
  const result = useQuery(teamMembers, { kitchenId }, { where: [['state', '==', 'active']] })
  const { list } = useFormat()
  // The own membership is on the device before the others': alone is only who the server says is.
  const isTold = result.state === 'success' && (!result.fromCache || result.value.length > 1)
  const names = isTold ? result.value.map(({ content }) => content.displayName) : undefined
  const isAlone = names?.length === 1
  return (
    <Tile
      icon={UsersRound}
      title={t('kitchens.tile.team')}
      href={paths.kitchenDashboard(kitchenId, 'team')}
      figure={
        names === undefined
          ? undefined
          : isAlone
            ? t('kitchens.tile.teamAlone')
            : t('kitchens.tile.teamCount', { count: names.length })
      }
      detail={isAlone ? t('kitchens.tile.teamAloneText') : list(names ?? [])}
    />
  )
}

/** Which menus guests can read. */
export function MenusTile({ kitchenId }: TileOf) {
  const t = useText()
  const rows = loadedRows(useQuery(menus, { kitchenId }))
  const published = rows?.filter(({ content }) => content.state === 'published').length ?? 0
  const isEmpty = rows?.length === 0
  return (
    <Tile
      icon={ScrollText}
      title={t('kitchens.tile.menus')}
      href={paths.kitchenDashboard(kitchenId, 'menus')}
      figure={
        rows === undefined
          ? undefined
          : t(isEmpty ? 'kitchens.tile.menusEmpty' : 'kitchens.tile.menusPublished', { count: published })
      }
      detail={
        rows === undefined
          ? undefined
          : t(isEmpty ? 'kitchens.tile.menusEmptyText' : 'kitchens.tile.menusCount', { count: rows.length })
      }
    />
  )
}
