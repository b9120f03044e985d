import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import type { RecipeVersion } from '@brigade/domain/food/recipes/recipe-version.ts'
import type { KeptVersion } from '@brigade/domain/food/recipes/recipe-versions.ts'
import { recipeVersions } from '@brigade/domain/food/recipes/recipes.ts'
import type { Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import type { RecipeHome } from './recipe-home.ts'

/** A version with its id. */
export type IdentifiedVersion = RecipeVersion & KeptVersion

interface Versions {
  readonly versions: Loadable<readonly IdentifiedVersion[]>
  readonly nameOf: (uid: string) => string | undefined
}

/** The versions of a recipe, newest first, and the names of those who wrote them. */
export function useVersions({ ownerKind, ownerId }: RecipeHome, recipeId: string): Versions {
  const rows = useQuery(
    recipeVersions,
    { recipeId },
    {
      where: [
        ['ownerKind', '==', ownerKind],
        ['ownerId', '==', ownerId],
      ],
      orderBy: ['-n'],
    },
  )
  const team = useQuery(teamMembers, ownerKind === 'kitchen' ? { kitchenId: ownerId } : null)
  const members = team.state === 'success' ? team.value : []
  const versions =
    rows.state === 'success'
      ? { ...rows, value: rows.value.map(({ id, content }) => ({ ...content, versionId: id })) }
      : rows
  return { versions, nameOf: (uid) => members.find(({ id }) => id === uid)?.content.displayName }
}
