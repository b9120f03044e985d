import type { RecipeVersion } from './recipe-version.ts'
import type { Recipe, RecipeContent } from './recipe.ts'

const FIRST_LETTER = 97

/** A version with its document id. */
export interface KeptVersion extends Pick<
  RecipeVersion,
  'n' | 'parentVersionId' | 'mergedVersionId' | 'content'
> {
  readonly versionId: string
}

/** What a new version says of itself, beside its owner, its author and the time. */
export type NewVersion = Pick<
  RecipeVersion,
  'n' | 'parentVersionId' | 'mergedVersionId' | 'restoredFrom' | 'content' | 'note'
>

/** The first version of a new recipe. */
export function firstVersion(content: RecipeContent, note?: string): NewVersion {
  return { n: 1, content, ...(note !== undefined && { note }) }
}

/**
 * The version a save makes: the number after the version it was based on, whatever has been saved since (rules
 * RC6, RC8). Write it and the recipe's `current` and `currentVersionId` in one batch.
 * @param parent - the version that was on the screen when the change began
 */
export function nextVersion(
  parent: Pick<KeptVersion, 'versionId' | 'n'>,
  content: RecipeContent,
  note?: string,
): NewVersion {
  return { n: parent.n + 1, parentVersionId: parent.versionId, content, ...(note !== undefined && { note }) }
}

/** A new version after the newest with the very content of an older one (rule RC7). */
export function restoredVersion(newest: Pick<KeptVersion, 'versionId' | 'n'>, old: KeptVersion): NewVersion {
  return { ...nextVersion(newest, old.content), restoredFrom: old.n }
}

/** A version that ends a fork: a child of one side that names the other (rule RC8). */
export function mergedVersion(
  kept: Pick<KeptVersion, 'versionId' | 'n'>,
  other: Pick<KeptVersion, 'versionId'>,
  content: RecipeContent,
): NewVersion {
  return { ...nextVersion(kept, content), mergedVersionId: other.versionId }
}

/** Two or more versions with one parent, which people should compare. */
export interface Fork {
  readonly parentVersionId: string
  /** In the order given; shown as 7a, 7b and so on. */
  readonly versionIds: readonly string[]
}

/**
 * Forks nobody has decided yet (rule RC8). A fork is over when a version merges its sides, or when a lead has
 * picked one: the recipe is on that side and names the newest version of the other as set aside.
 * @param recipe - the recipe the versions belong to
 */
export function openForks(
  versions: readonly KeptVersion[],
  recipe: Pick<Recipe, 'currentVersionId' | 'setAsideVersionIds'>,
): readonly Fork[] {
  const decided = decidedVersions(versions, recipe)
  const children = new Map<string, string[]>()
  for (const { versionId, parentVersionId } of versions) {
    if (parentVersionId === undefined || decided.has(versionId)) continue
    children.set(parentVersionId, [...(children.get(parentVersionId) ?? []), versionId])
  }
  return [...children].flatMap(([parentVersionId, versionIds]) =>
    versionIds.length > 1 ? [{ parentVersionId, versionIds }] : [],
  )
}

/**
 * The newest version of a fork's side: what a lead keeps, or sets aside (rule RC8).
 * @param begin - the version the side begins with
 */
export function endOfSide(begin: KeptVersion, versions: readonly KeptVersion[]): KeptVersion {
  const parents = new Map(versions.map(({ versionId, parentVersionId }) => [versionId, parentVersionId]))
  return versions
    .filter(({ versionId }) => lineUp(versionId, parents).includes(begin.versionId))
    .reduce((newest, version) => (version.n > newest.n ? version : newest), begin)
}

/** What people call a version: its number, with a letter where several have one parent, such as 7a and 7b (rule RC8). */
export function versionLabel(version: KeptVersion, versions: readonly KeptVersion[]): string {
  const siblings = versions
    .filter(({ n, parentVersionId }) => n === version.n && parentVersionId === version.parentVersionId)
    .map(({ versionId }) => versionId)
    .toSorted()
  if (siblings.length < 2) return String(version.n)
  return `${version.n}${String.fromCodePoint(FIRST_LETTER + siblings.indexOf(version.versionId))}`
}

/** Versions on sides that were merged or set aside, up to where the side began. */
function decidedVersions(
  versions: readonly KeptVersion[],
  recipe: Pick<Recipe, 'currentVersionId' | 'setAsideVersionIds'>,
): ReadonlySet<string> {
  const parents = new Map(versions.map(({ versionId, parentVersionId }) => [versionId, parentVersionId]))
  const sides = [
    ...(recipe.setAsideVersionIds ?? []).map((end) => ({ end, keptBy: recipe.currentVersionId })),
    ...versions.flatMap(({ versionId, mergedVersionId }) =>
      mergedVersionId === undefined ? [] : [{ end: mergedVersionId, keptBy: versionId }],
    ),
  ]
  return new Set(
    sides.flatMap(({ end, keptBy }) => {
      const kept = new Set(lineUp(keptBy, parents))
      return lineUp(end, parents).filter((versionId) => !kept.has(versionId))
    }),
  )
}

/** A version and its parents up to the first. */
function lineUp(versionId: string, parents: ReadonlyMap<string, string | undefined>): readonly string[] {
  const line: string[] = []
  for (let id: string | undefined = versionId; id !== undefined; id = parents.get(id)) line.push(id)
  return line
}
