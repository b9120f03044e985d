import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { hasGrant } from '@brigade/domain/access/roles/access.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { choosePrices } from '@brigade/domain/food/recipes/cost-sources.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { BookOpenText, CircleHelp, ClipboardCheck, ScrollText, UsersRound } from 'lucide'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { Tile } from './tile.tsx'
import { useOwnMembership } from '../../lib/kitchen/use-kitchen.ts'

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

/** How many recipes, and how many of them are still drafts. */
export function RecipesTile({ kitchenId }: TileOf) {
  const t = useText()
  const result = useQuery(
    recipes,
    {},
    {
      where: [
        ['ownerKind', '==', 'kitchen'],
        ['ownerId', '==', kitchenId],
      ],
    },
  )
  const rows = loadedRows(result)?.filter(({ content }) => content.state !== 'archived')
  const drafts = rows?.filter(({ content }) => content.state === 'draft').length ?? 0
  const isEmpty = rows?.length === 0
  return (
    <Tile
      icon={BookOpenText}
      title={t('kitchens.tile.recipes')}
      href={paths.kitchenDashboard(kitchenId, 'recipes')}
      figure={
        rows === undefined
          ? undefined
          : isEmpty
            ? t('kitchens.tile.recipesEmpty')
            : t('kitchens.tile.recipesCount', { count: rows.length })
      }
      detail={
        rows === undefined
          ? undefined
          : isEmpty
            ? t('kitchens.tile.recipesEmptyText')
            : t('kitchens.tile.recipesDrafts', { count: drafts })
      }
    />
  )
}

/** Ingredients without a price (for those who see costs) and with an allergen nobody has answered for. */
export function AnswersTile({ kitchenId }: TileOf) {
  const t = useText()
  const isCostSeen = hasGrant(useOwnMembership(kitchenId), 'costs')
  const lines = loadedRows(useQuery(stockLines, { kitchenId }))
  const prices = loadedRows(useQuery(priceLines, isCostSeen ? { kitchenId } : null))
  const common = {
    icon: CircleHelp,
    title: t('kitchens.tile.answers'),
    href: paths.kitchenDashboard(kitchenId, 'ingredients'),
  }
  if (lines === undefined || (isCostSeen && prices === undefined))
    return <Tile {...common} figure={undefined} />
  if (lines.length === 0) {
    return (
      <Tile
        {...common}
        figure={t('kitchens.tile.answersEmpty')}
        detail={t('kitchens.tile.answersEmptyText')}
      />
    )
  }
  const chosen = choosePrices({
    stockLines: new Map(lines.map(({ id, content }) => [id, content])),
    priceLines: new Map((prices ?? []).map(({ id, content }) => [id, content])),
  })
  const unpriced = isCostSeen
    ? lines.filter(({ id, content }) => !content.isPrepared && !chosen.has(id)).map(({ id }) => id)
    : []
  const unanswered = lines
    .filter(({ content }) => Object.values(content.allergens).includes('unknown'))
    .map(({ id }) => id)
  const count = new Set([...unpriced, ...unanswered]).size
  if (count === 0) return <Tile {...common} figure={t('kitchens.tile.answersNone')} />
  const sentences = [
    unpriced.length === 0 ? null : t('kitchens.tile.answersPrice', { count: unpriced.length }),
    unanswered.length === 0 ? null : t('kitchens.tile.answersAllergens', { count: unanswered.length }),
  ].filter((sentence) => sentence !== null)
  return (
    <Tile
      {...common}
      figure={t('kitchens.tile.answersCount', { count })}
      detail={
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
      mark={{ state: 'unknown', words: t('kitchens.tile.answers') }}
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
